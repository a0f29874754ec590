import { useTranslation } from 'react-i18next';
import { StateLayout } from '../../../patterns/StateLayout/StateLayout.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import type { SecondFactorProps } from './SecondFactorProps.ts';
import type { SecondFactorState } from './SecondFactorState.ts';
import { StepForm } from './StepForm.tsx';
import { StepNotice } from './StepNotice.tsx';

export interface SetUpQuestionProps extends Omit<SecondFactorProps, 'state'> {
  state: Extract<SecondFactorState, { status: 'setUp' }>;
}

/** Says that the organisation asks for a second step, before the first code is mailed. */
export function SetUpQuestion({ frame, state, links }: SetUpQuestionProps) {
  const { t } = useTranslation('secondFactor');
  const { organisation, email, others } = state;

  return (
    <StateLayout
      frame={frame}
      scene="still"
      header="quiet"
      title={t(($) => $.setUp.title)}
      text={t(($) => $.setUp.text, { organisation, email })}
      actions={
        <>
          <StepForm action={links.submit} step="send">
            <Button type="submit" wide>
              {t(($) => $.setUp.submit)}
            </Button>
          </StepForm>
          {others.includes('passkey') && (
            <StepForm action={links.submit} step="passkey">
              <Button type="submit" variant="secondary" wide>
                {t(($) => $.ways.passkey)}
              </Button>
            </StepForm>
          )}
          <StepForm action={links.submit} step="cancel">
            <Button type="submit" variant="plain" wide>
              {t(($) => $.cancel)}
            </Button>
          </StepForm>
        </>
      }
    >
      <StepNotice state={state} />
    </StateLayout>
  );
}
