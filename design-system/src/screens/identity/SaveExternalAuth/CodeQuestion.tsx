import { useTranslation } from 'react-i18next';
import { CodeField } from '../CodeField/CodeField.tsx';
import { CoolDown } from '../CodeField/CoolDown.tsx';
import { focusOnLoad } from '../../../patterns/FormField/focusOnLoad.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Agreement } from '../Agreement/Agreement.tsx';
import { QuestionCard, QuestionForm } from './QuestionCard.tsx';
import type { SaveExternalAuthProps } from './SaveExternalAuthProps.ts';
import type { SaveExternalAuthState } from './SaveExternalAuthState.ts';

export interface CodeQuestionProps extends Omit<SaveExternalAuthProps, 'state'> {
  state: Extract<SaveExternalAuthState, { status: 'code' }>;
}

/** Asks for the code that was mailed, and sends another one. Where neither can be done for now, there is no form for it. */
export function CodeQuestion({ frame, state, links }: CodeQuestionProps) {
  const { t } = useTranslation('saveExternalAuth');
  const { email, problem, pendingSignIn, failure, triesLeft: count } = state;
  const usable = failure !== 'noCodeNow' && failure !== 'logInAgain';
  const left = problem === 'wrongCode' && count !== undefined ? [t(($) => $.code.left, { count })] : [];

  return (
    <QuestionCard
      frame={frame}
      title={t(($) => $.code.title)}
      text={usable ? t(($) => $.code.text, { email }) : undefined}
      pendingSignIn={pendingSignIn}
      failure={failure}
      minutes={state.minutes}
      dismiss={{ action: links.dismiss, label: t(($) => $.startAgain) }}
    >
      {usable && (
        <QuestionForm action={links.checkCode} pendingSignIn={pendingSignIn}>
          <CodeField
            label={t(($) => $.code.label)}
            problem={problem && [t(($) => $.code[problem]), ...left].join(' ')}
            hint={null}
            focus={focusOnLoad}
          />
          <Button type="submit" wide>
            {t(($) => $.code.submit)}
          </Button>
        </QuestionForm>
      )}
      {failure !== 'logInAgain' && (
        <QuestionForm action={links.sendCode} pendingSignIn={pendingSignIn}>
          <Button type="submit" variant="secondary" wide>
            {t(($) => $.code.again)}
          </Button>
          {usable && <CoolDown>{t(($) => $.code.coolDown)}</CoolDown>}
        </QuestionForm>
      )}
      <Agreement links={frame.links} />
    </QuestionCard>
  );
}
