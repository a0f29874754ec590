import type { LoginCodeState } from './LoginCodeState.ts';

const code = { status: 'code', email: 'alex.morgan@example.com' } as const;

/** Every state of the screen, once. A new status fails to compile until it is listed. */
export const loginCodeStates = {
  code,
  longEmail: {
    ...code,
    email: 'alexandra.montgomery-worthington@mitarbeitende.donaudampfschifffahrt.example',
  },
  missing: { ...code, problem: 'missing' },
  wrong: { ...code, problem: 'wrong', triesLeft: 3 },
  lastTry: { ...code, problem: 'wrong', triesLeft: 1 },
  expired: { ...code, problem: 'expired' },
  sentAgain: { ...code, notice: 'sentAgain' },
  waitForCode: { ...code, notice: 'waitForCode', minutes: 12 },
  logInAgain: { ...code, notice: 'logInAgain', minutes: 42 },
  noTriesLeft: { ...code, notice: 'noTriesLeft', minutes: 9 },
  over: { status: 'over' },
} satisfies { [Status in LoginCodeState['status']]: Extract<LoginCodeState, { status: Status }> } & Record<
  string,
  LoginCodeState
>;
