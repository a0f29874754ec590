import type { MissingProfileFieldsState } from './MissingProfileFieldsState.ts';

const form = {
  status: 'ready',
  userId: '0b7e3a52-4a1c-4d53-9a55-2f6a4c0f1d10',
  fields: ['firstName', 'lastName'],
  values: { firstName: '', lastName: '' },
  problems: {},
} as const;
const typed = { firstName: 'Alex', lastName: 'www.example.com' };

/** Every state of the screen, once. */
export const missingProfileFieldsStates = {
  ready: form,
  lastNameMissing: { ...form, fields: ['lastName'], values: { firstName: 'Alex', lastName: '' } },
  fieldsLeftEmpty: { ...form, problems: { firstName: 'missing', lastName: 'missing' } },
  address: { ...form, values: typed, problems: { lastName: 'address' } },
  tooLong: {
    ...form,
    values: { firstName: 'A'.repeat(101), lastName: 'M'.repeat(101) },
    problems: { firstName: 'tooLong', lastName: 'tooLong' },
  },
  characters: {
    ...form,
    values: { firstName: 'Alex 🌙', lastName: '<Morgan>' },
    problems: { firstName: 'characters', lastName: 'characters' },
  },
  firstNameAddress: {
    ...form,
    values: { firstName: 'alex@example.com', lastName: 'Morgan' },
    problems: { firstName: 'address' },
  },
  otherAccount: { status: 'otherAccount' },
} satisfies {
  [Status in MissingProfileFieldsState['status']]: Extract<MissingProfileFieldsState, { status: Status }>;
} & Record<string, MissingProfileFieldsState>;
