import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { space } from '../../../tokens/index.ts';

export interface SettingsFormProps {
  action: string;
  userId: string;
  /** What the form changes. */
  change: 'send' | 'turnOn' | 'turnOff';
  children: ReactNode;
}

/** A native form of the settings. Each names whom the page was drawn for. */
export function SettingsForm({ action, userId, change, children }: SettingsFormProps) {
  return (
    <Root method="post" action={action} noValidate>
      <input type="hidden" name="userId" value={userId} />
      <input type="hidden" name="change" value={change} />
      {children}
    </Root>
  );
}

const Root = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};
`;
