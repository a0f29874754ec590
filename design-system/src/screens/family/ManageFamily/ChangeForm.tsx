import type { ReactNode } from 'react';
import { HiddenFields } from '../../account/Account/HiddenFields.tsx';

export interface ChangeFormProps {
  action: string;
  userId: string;
  /** What it does, as the backend names it. */
  change: 'resend' | 'withdraw' | 'remove' | 'keep' | 'leave' | 'deleteAddress';
  /** The id of the person whom it is about. */
  person?: string;
  /** The button. */
  children: ReactNode;
}

/** A change that takes one press. */
export function ChangeForm({ action, userId, change, person, children }: ChangeFormProps) {
  return (
    <form method="post" action={action}>
      <HiddenFields userId={userId} change={change} />
      {person !== undefined && <input type="hidden" name="person" value={person} />}
      {children}
    </form>
  );
}
