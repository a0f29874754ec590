import { useTranslation } from 'react-i18next';
import { Button } from '../../../primitives/Button/Button.tsx';
import { NativeForm } from '../../../patterns/NativeForm/NativeForm.tsx';
import type { LoginState } from './Login.states.ts';

export interface LoginCredentials {
  email: string;
  password: string;
}

export interface LoginProps {
  frame: object;
  state: LoginState;
  links: { submit: string; register: string };
  onSubmit: (credentials: LoginCredentials) => void;
}

const loadGuard = () => import('./Login.guard.ts').then(({ loginGuard }) => loginGuard);

/** The way back in. Knows nothing of sessions or requests. */
export function Login({ state, links, onSubmit }: LoginProps) {
  const { t } = useTranslation('login');
  const submitting = state.status === 'submitting';

  return (
    <main>
      <h1>{t($ => $.title)}</h1>
      <NativeForm action={links.submit} problems={state.problems} pending={submitting} loadGuard={loadGuard} onSubmit={onSubmit}>
        {(problems) => (
          <>
            {state.status === 'tooManyAttempts' && <p>{t($ => $.failure.tooManyAttempts.text, { count: state.minutes })}</p>}
            <label>{t($ => $.email.label)}<input name="email" type="email" defaultValue={state.values.email} /></label>
            {problems.email && <p>{t($ => $.email[problems.email as 'missing'])}</p>}
            <label>{t($ => $.password.label)}<input name="password" type="password" /></label>
            <Button type="submit" pending={submitting}>{t($ => $.submit[submitting ? 'submitting' : 'ready'])}</Button>
          </>
        )}
      </NativeForm>
    </main>
  );
}
