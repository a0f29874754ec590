import { useTranslation } from 'react-i18next';
import { focusOnLoad } from '../../../patterns/FormField/focusOnLoad.ts';
import { FormField } from '../../../patterns/FormField/FormField.tsx';
import { TextField } from '../../../primitives/TextField/TextField.tsx';
import type { SecondFactorProps } from './SecondFactorProps.ts';
import type { SecondFactorState } from './SecondFactorState.ts';
import { StepCard } from './StepCard.tsx';
import { useTriesLeft } from './useTriesLeft.ts';

export interface RecoveryCodeCardProps extends Omit<SecondFactorProps, 'state'> {
  state: Extract<SecondFactorState, { status: 'recoveryCode' }>;
}

/** Asks for one of the codes that were kept for when there is no app. */
export function RecoveryCodeCard({ state, ...page }: RecoveryCodeCardProps) {
  const { t } = useTranslation('secondFactor');
  const withTriesLeft = useTriesLeft(state.triesLeft);
  const { problem } = state;

  return (
    <StepCard
      {...page}
      state={state}
      title={t(($) => $.recoveryCode.title)}
      text={t(($) => $.recoveryCode.text)}
      step="checkRecoveryCode"
      field={
        <FormField
          label={t(($) => $.recoveryCode.label)}
          problem={problem && withTriesLeft(t(($) => $.recoveryCode[problem]))}
        >
          {(control) => (
            <TextField
              {...control}
              {...focusOnLoad}
              name="code"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              required
            />
          )}
        </FormField>
      }
    />
  );
}
