import type { WorkEmailState } from './WorkEmailState.ts';

const userId = 'sample';
const email = 'alma.keller@acorn.example';
const form = { status: 'email', userId, email } as const;
const code = { status: 'code', userId, email } as const;

/** Every state of the screen, once. A new status fails to compile until it is listed. */
export const workEmailStates = {
  email: { ...form, email: '' },
  emailMissing: { ...form, email: '', problem: 'missing' },
  emailInvalid: { ...form, email: 'alma.keller', problem: 'invalid' },
  emailUnknown: { ...form, email: 'alex.morgan@harbour.example', problem: 'unknown' },
  emailTaken: { ...form, problem: 'taken' },
  emailTooManyAttempts: { ...form, minutes: 15 },
  code,
  codeForLongAddress: {
    ...code,
    email: 'maximiliane-theodora.von.hohenlohe@occupational-health.harbour-international.example',
  },
  codeMissing: { ...code, problem: 'missing' },
  codeWrong: { ...code, problem: 'wrong', triesLeft: 3 },
  codeExpired: { ...code, problem: 'expired' },
  codeTooManyAttempts: { ...code, minutes: 10 },
  codeUsedUp: { ...code, usedUp: true, minutes: 10 },
  verified: { status: 'verified', organisation: 'Acorn' },
  notEnrolled: { status: 'notEnrolled', organisation: 'Acorn' },
} satisfies {
  [Status in WorkEmailState['status']]: Extract<WorkEmailState, { status: Status }>;
} & Record<string, WorkEmailState>;
