import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { StateLayout } from '../../../patterns/StateLayout/StateLayout.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { OtherWays } from './OtherWays.tsx';
import type { SecondFactorProps } from './SecondFactorProps.ts';
import type { SecondFactorState } from './SecondFactorState.ts';
import { StepForm, type StepFormProps } from './StepForm.tsx';
import { StepHelp } from './StepHelp.tsx';
import { StepNotice } from './StepNotice.tsx';

export interface StepCardProps extends Omit<SecondFactorProps, 'state'> {
  state: Extract<SecondFactorState, { status: 'app' | 'recoveryCode' | 'code' }>;
  title: string;
  text: string;
  /** What the form of the code does. */
  step: StepFormProps['step'];
  /** The field of the code. `false` while none can be typed. */
  field: ReactNode;
  /** A form of its own below the code's. */
  again?: ReactNode;
}

/** Asks for one code that ends the login, and leads to the other ways and to help. */
export function StepCard({ frame, state, links, title, text, step, field, again }: StepCardProps) {
  const { t } = useTranslation('secondFactor');

  return (
    <StateLayout
      frame={frame}
      scene="valley"
      header="quiet"
      title={title}
      text={text}
      card={
        <>
          <StepNotice state={state} />
          {field !== false && (
            <StepForm action={links.submit} step={step}>
              {field}
              <Button type="submit" wide>
                {t(($) => $.code.submit)}
              </Button>
            </StepForm>
          )}
          {again}
          <OtherWays ways={state.others} links={links} />
          <StepHelp state={state} links={links} />
        </>
      }
    />
  );
}
