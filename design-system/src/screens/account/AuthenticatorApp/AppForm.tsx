import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { space } from '../../../tokens/index.ts';
import { HiddenFields } from '../Account/HiddenFields.tsx';

export interface AppFormProps {
  action: string;
  userId: string;
  /** What the form changes, as the backend names it. */
  change: 'begin' | 'confirm' | 'cancel' | 'newCodes' | 'remove';
  children: ReactNode;
}

/** A native form of the page. */
export function AppForm({ action, userId, change, children }: AppFormProps) {
  return (
    <Root method="post" action={action} noValidate>
      <HiddenFields userId={userId} change={change} />
      {children}
    </Root>
  );
}

const Root = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
`;
