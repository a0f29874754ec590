import { useTranslation } from 'react-i18next';
import { CodeField } from '../../identity/CodeField/CodeField.tsx';
import { CoolDown } from '../../identity/CodeField/CoolDown.tsx';
import { focusOnLoad } from '../../../patterns/FormField/focusOnLoad.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { StepForm } from './StepForm.tsx';
import { WorkEmailFailure } from './WorkEmailFailure.tsx';
import type { WorkEmailState } from './WorkEmailState.ts';

export interface WorkEmailCodeFormProps {
  state: Extract<WorkEmailState, { status: 'code' }>;
  links: { submit: string };
}

/** Asks for the code that was mailed, sends another one, or goes back to the address. */
export function WorkEmailCodeForm({ state, links }: WorkEmailCodeFormProps) {
  const { t } = useTranslation('workEmail');
  const { userId, problem, triesLeft: count, usedUp = false, minutes } = state;
  const left = problem === 'wrong' && count !== undefined ? [t(($) => $.code.left, { count })] : [];

  return (
    <>
      <WorkEmailFailure refused={problem === 'wrong' || problem === 'expired'} minutes={minutes} />
      {!usedUp && (
        <StepForm action={links.submit} userId={userId} step="code">
          <CodeField
            label={t(($) => $.code.label)}
            problem={problem && [t(($) => $.code[problem]), ...left].join(' ')}
            hint={null}
            focus={focusOnLoad}
          />
          <Button type="submit" wide>
            {t(($) => $.code.submit)}
          </Button>
        </StepForm>
      )}
      <StepForm action={links.submit} userId={userId} step="again">
        <Button type="submit" variant="secondary" wide>
          {t(($) => $.code.again)}
        </Button>
        <CoolDown>{t(($) => $.code.coolDown)}</CoolDown>
      </StepForm>
      <StepForm action={links.submit} userId={userId} step="restart">
        <Button type="submit" variant="plain" size="small" wide>
          {t(($) => $.code.restart)}
        </Button>
      </StepForm>
    </>
  );
}
