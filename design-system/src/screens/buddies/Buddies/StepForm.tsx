import type { ReactNode } from 'react';

export interface StepFormProps {
  action: string;
  userId: string;
  /** What it does, as the backend names it. */
  step:
    'ask' | 'forget' | 'accept' | 'decline' | 'withdraw' | 'end' | 'block' | 'unblock' | 'share' | 'replace';
  /** Of the relationship, or in the link of who is asked. */
  id?: string;
  className?: string;
  /** Its fields and its button. */
  children: ReactNode;
}

/** A native form: what it does, for whom the page was drawn, and whom it is about. */
export function StepForm({ action, userId, step, id, className, children }: StepFormProps) {
  return (
    <form method="post" action={action} className={className}>
      <input type="hidden" name="userId" value={userId} />
      <input type="hidden" name="step" value={step} />
      {id !== undefined && <input type="hidden" name="id" value={id} />}
      {children}
    </form>
  );
}
