import type { LoginState, SignUpState } from '@stillpoint/design-system';

type Kept = Pick<LoginState | SignUpState, 'waiting' | 'waitingCode' | 'waitingLink' | 'connections'>;

/** What a form keeps, whatever becomes of it: what comes next, and the companies that it offers. */
export function keptIn({ waiting, waitingCode, waitingLink, connections }: Kept): Kept {
  return {
    ...(waiting && { waiting }),
    ...(waitingCode !== undefined && { waitingCode }),
    ...(waitingLink && { waitingLink }),
    ...(connections && { connections }),
  };
}
