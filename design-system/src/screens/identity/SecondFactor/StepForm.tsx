import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { space } from '../../../tokens/index.ts';

export interface StepFormProps {
  action: string;
  /** What the form does. */
  step: 'check' | 'checkApp' | 'checkRecoveryCode' | 'send' | 'passkey' | 'cancel';
  children: ReactNode;
}

/** A native form of the second step. All of them post to the same address. */
export function StepForm({ action, step, children }: StepFormProps) {
  return (
    <Root method="post" action={action} noValidate>
      <input type="hidden" name="step" value={step} />
      {children}
    </Root>
  );
}

const Root = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};
`;
