import { useTranslation } from 'react-i18next';
import { CodeField } from '../CodeField/CodeField.tsx';
import { CoolDown } from '../CodeField/CoolDown.tsx';
import { focusOnLoad } from '../../../patterns/FormField/focusOnLoad.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import type { SecondFactorProps } from './SecondFactorProps.ts';
import type { SecondFactorState } from './SecondFactorState.ts';
import { StepCard } from './StepCard.tsx';
import { StepForm } from './StepForm.tsx';
import { useTriesLeft } from './useTriesLeft.ts';

export interface CodeCardProps extends Omit<SecondFactorProps, 'state'> {
  state: Extract<SecondFactorState, { status: 'code' }>;
}

/** Asks for the code that was mailed, sends another one, or goes back to log in with another account. */
export function CodeCard({ state, ...page }: CodeCardProps) {
  const { t } = useTranslation('secondFactor');
  const { email, settingUpFor: organisation, notice, problem, triesLeft } = state;
  // Above the field, a notice says for how long none is sent.
  const waits = notice !== undefined && notice !== 'sentAgain';
  const withTriesLeft = useTriesLeft(triesLeft);

  function text(): string {
    if (notice === 'notSent') return t(($) => $.code.notSent, { email });
    return organisation === undefined
      ? t(($) => $.code.text, { email })
      : t(($) => $.code.settingUp, { email, organisation });
  }

  return (
    <StepCard
      {...page}
      state={state}
      title={t(($) => $.code.title)}
      text={text()}
      step="check"
      field={
        notice !== 'noTriesLeft' && (
          <CodeField
            label={t(($) => $.code.label)}
            problem={problem && withTriesLeft(t(($) => $.code[problem]))}
            focus={focusOnLoad}
          />
        )
      }
      again={
        <StepForm action={page.links.submit} step="send">
          <Button type="submit" variant="secondary" wide>
            {notice === 'notSent' ? t(($) => $.setUp.submit) : t(($) => $.code.again)}
          </Button>
          {!waits && <CoolDown>{t(($) => $.code.coolDown)}</CoolDown>}
        </StepForm>
      }
    />
  );
}
