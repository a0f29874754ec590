import type { SsoAccountLinkState } from './SsoAccountLinkState.ts';

const ready = {
  status: 'ready',
  pendingSignIn: 'q5xYqkPv',
  workplace: 'Acorn',
  email: 'a•••@acorn.example',
  connections: ['apple', 'facebook'],
  others: ['spotify', 'google'],
  values: { email: '' },
  problems: {},
} as const;
const typed = { ...ready, values: { email: 'sami@demo.stillpoint.example' } };

/** Every state of the screen, once. A new status fails to compile until it is listed. */
export const ssoAccountLinkStates = {
  ready,
  longNames: {
    ...ready,
    workplace: 'Donaudampfschifffahrtsgesellschaft Regensburg-Passau mbH',
    email: 'a•••@mitarbeitende.donaudampfschifffahrtsgesellschaft.example',
  },
  withoutCompanies: { ...ready, connections: [], others: [] },
  fieldsLeftEmpty: { ...ready, problems: { email: 'missing', password: 'missing' } },
  emailInvalid: { ...ready, values: { email: 'sami@demo' }, problems: { email: 'invalid' } },
  wrongCredentials: { ...typed, failure: 'wrongCredentials' },
  tooManyAttempts: { ...typed, failure: 'tooManyAttempts' },
  waitMinutes: { ...typed, failure: 'tooManyAttempts', minutes: 12 },
  logInAgain: { ...typed, failure: 'logInAgain', minutes: 12 },
  passwordTriesUsedUp: { ...typed, failure: 'passwordTriesUsedUp' },
  companyFailed: { ...ready, failure: 'connection' },
  wrongIdentity: { ...ready, failure: 'wrongIdentity' },
  replaced: { ...ready, failure: 'replaced' },
  fromElsewhere: { ...ready, failure: 'fromElsewhere' },
  taken: { status: 'taken' },
  ofAnother: { status: 'ofAnother' },
  accessEnded: { status: 'accessEnded' },
  over: { status: 'over' },
  loggedIn: { status: 'loggedIn' },
} satisfies {
  [Status in SsoAccountLinkState['status']]: Extract<SsoAccountLinkState, { status: Status }>;
} & Record<string, SsoAccountLinkState>;
