import { useTranslation } from 'react-i18next';
import { focusOnLoad } from '../../../patterns/FormField/focusOnLoad.ts';
import { CodeField } from '../CodeField/CodeField.tsx';
import type { SecondFactorProps } from './SecondFactorProps.ts';
import type { SecondFactorState } from './SecondFactorState.ts';
import { StepCard } from './StepCard.tsx';
import { useTriesLeft } from './useTriesLeft.ts';

export interface AppCodeCardProps extends Omit<SecondFactorProps, 'state'> {
  state: Extract<SecondFactorState, { status: 'app' }>;
}

/** Asks for the code that the authenticator app shows. */
export function AppCodeCard({ state, ...page }: AppCodeCardProps) {
  const { t } = useTranslation('secondFactor');
  const withTriesLeft = useTriesLeft(state.triesLeft);
  const { problem } = state;

  return (
    <StepCard
      {...page}
      state={state}
      title={t(($) => $.code.title)}
      text={t(($) => $.app.text)}
      step="checkApp"
      field={
        <CodeField
          label={t(($) => $.app.label)}
          problem={problem && withTriesLeft(t(($) => $.app[problem]))}
          focus={focusOnLoad}
        />
      }
    />
  );
}
