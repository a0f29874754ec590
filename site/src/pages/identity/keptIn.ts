import type { LoginState, SignUpState } from '@stillpoint/design-system';

/** What a form keeps, whatever becomes of it: the plan that was chosen before, and the companies that it offers. */
export function keptIn({
  waiting,
  connections,
}: Pick<LoginState | SignUpState, 'waiting' | 'connections'>): Pick<LoginState, 'waiting' | 'connections'> {
  return { ...(waiting && { waiting }), ...(connections && { connections }) };
}
