import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { space } from '../../../tokens/index.ts';

export interface StepFormProps {
  action: string;
  /** Whose account it is for: refused when another is signed in meanwhile. */
  userId: string;
  step: 'email' | 'code' | 'again' | 'restart';
  children: ReactNode;
}

/** A native form that says which step it takes, and for whom. */
export function StepForm({ action, userId, step, children }: StepFormProps) {
  return (
    <Root method="post" action={action} noValidate>
      <input type="hidden" name="userId" value={userId} />
      <input type="hidden" name="step" value={step} />
      {children}
    </Root>
  );
}

const Root = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
`;
