import type { EndContractState, EndContractValues, TerminationDeclaration } from './EndContractState.ts';

const formToken = 'opened-at-sample';

const blank: EndContractValues = {
  name: '',
  email: '',
  contract: '',
  kind: 'ordinary',
  reason: '',
  endsOn: '',
};

const typed: EndContractValues = {
  ...blank,
  name: 'Alex Morgan',
  email: 'alex.morgan@example.com',
  contract: 'A-S00000142',
};

const withoutNumber: TerminationDeclaration = {
  name: 'Alex Morgan',
  email: 'alex.morgan@example.com',
  kind: 'ordinary',
  declaredAt: '2026-11-22T20:15:00.000Z',
};
const declaration = { ...withoutNumber, contract: 'A-S00000142' };

const forCause: TerminationDeclaration = {
  name: 'Maximiliane-Theodora von Hohenlohe-Langenburg',
  email: 'maximiliane-theodora.von.hohenlohe@occupational-health.harbour-international.example',
  kind: 'forCause',
  reason: 'For three weeks no story has played on my phone.\nYour help desk could not put it right.',
  declaredAt: '2026-11-22T20:15:00.000Z',
};
const forCauseByDay: TerminationDeclaration = { ...forCause, endsOn: '2026-12-31' };

/** Every state of the screen, once. A new status fails to compile until it is listed. */
export const endContractStates = {
  ready: { status: 'ready', values: blank, problems: {}, formToken },
  missing: {
    status: 'ready',
    values: { ...blank, kind: 'forCause' },
    problems: { name: 'missing', email: 'missing', reason: 'missing' },
    formToken,
  },
  invalid: {
    status: 'ready',
    values: {
      name: 'alex.example',
      email: 'alex.morgan',
      contract: 'no 142!',
      kind: 'forCause',
      reason: 'See www.harbour.example',
      endsOn: '2020-01-01',
    },
    problems: {
      name: 'invalid',
      email: 'invalid',
      contract: 'invalid',
      reason: 'invalid',
      endsOn: 'invalid',
    },
    formToken,
  },
  reasonTooLong: {
    status: 'ready',
    values: { ...typed, kind: 'forCause', reason: 'It does not play. '.repeat(90).trim() },
    problems: { reason: 'tooLong' },
    formToken,
  },
  reasonWithNumber: {
    status: 'ready',
    values: { ...typed, kind: 'forCause', reason: 'Ring me at 0176 1234567.' },
    problems: { reason: 'number' },
    formToken,
  },
  emailSuggested: {
    status: 'ready',
    values: { ...typed, email: 'alex.morgan@gmial.com' },
    problems: {},
    suggestion: 'alex.morgan@gmail.com',
    formToken,
  },
  checkAgain: { status: 'checkAgain', values: typed, problems: {}, formToken },
  tooManyAttempts: { status: 'tooManyAttempts', minutes: 15, values: typed, problems: {}, formToken },
  received: { status: 'received', declaration: withoutNumber },
  receivedForCause: { status: 'received', declaration: forCauseByDay },
  confirm: { status: 'confirm', token: 'sample', declaration },
  confirmForCause: { status: 'confirm', token: 'sample', declaration: forCause },
  confirmed: { status: 'confirmed', declaration, outcome: 'ended', endedOn: '2026-12-20' },
  confirmedForCause: {
    status: 'confirmed',
    declaration: forCause,
    outcome: 'ended',
    endedOn: '2026-12-20',
  },
  confirmedSeveral: {
    status: 'confirmed',
    declaration: withoutNumber,
    outcome: 'ended',
    endedOn: '2026-12-20',
    contracts: ['A-S00000142', 'A-S00000143'],
  },
  confirmedAndCharged: {
    status: 'confirmed',
    declaration,
    outcome: 'ended',
    endedOn: '2026-12-24',
    charged: true,
  },
  confirmedForLater: {
    status: 'confirmed',
    declaration: { ...withoutNumber, endsOn: '2027-03-31' },
    outcome: 'planned',
  },
  confirmedForCauseForLater: { status: 'confirmed', declaration: forCauseByDay, outcome: 'planned' },
  confirmedAndWaiting: { status: 'confirmed', declaration, outcome: 'waiting' },
  confirmedForCauseAndWaiting: { status: 'confirmed', declaration: forCause, outcome: 'waiting' },
  confirmedBeforeItBegan: { status: 'confirmed', declaration, outcome: 'calledOff' },
  accessEndsByItself: {
    status: 'confirmed',
    declaration,
    outcome: 'endsByItself',
    endedOn: '2027-12-20',
  },
  nothingToEnd: { status: 'confirmed', declaration: withoutNumber, outcome: 'nothing' },
  nothingToEndForCause: { status: 'confirmed', declaration: forCause, outcome: 'nothing' },
  unknownNumber: { status: 'confirmed', declaration, outcome: 'unknownNumber' },
  invalidLink: { status: 'invalidLink' },
} satisfies {
  [Status in EndContractState['status']]: Extract<EndContractState, { status: Status }>;
} & Record<string, EndContractState>;
