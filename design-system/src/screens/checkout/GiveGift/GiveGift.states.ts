import type { GiftChoice } from '../GiftState.ts';
import type { GiftValues, GiveGiftState } from './GiveGiftState.ts';

const choices: readonly GiftChoice[] = [
  { kind: 'season', price: { amount: 2999, currency: 'EUR' } },
  { kind: 'year', price: { amount: 6999, currency: 'EUR' } },
  { kind: 'familyYear', price: { amount: 9999, currency: 'EUR' } },
];
const inUs: readonly GiftChoice[] = choices.map(({ kind, price }) => ({
  kind,
  price: { ...price, currency: 'USD' },
}));
const empty: GiftValues = {
  ...{ kind: 'year', receiverName: '', receiverEmail: '', message: '', language: 'en', sendOn: '' },
  ...{ country: 'DE', postalCode: '' },
};
const typed: GiftValues = {
  ...empty,
  kind: 'season',
  receiverName: 'June',
  receiverEmail: 'june.lind@example.org',
  message: 'For the evenings after long days. Breathe out, I’ve got the dishes.\nAlex',
  sendOn: '2026-12-24',
};
const days = { first: '2026-11-24', last: '2027-11-24' };
const form = {
  ...{ status: 'form', userId: 'sample', choices, tax: 'included', values: empty, problems: {} },
  ...{ postalCodeWanted: false, days },
} satisfies GiveGiftState;
const formInUs = {
  ...{ ...form, choices: inUs, tax: 'added', postalCodeWanted: true },
  values: { ...typed, country: 'US' },
} satisfies GiveGiftState;

/** Every state of the screen, once. */
export const giveGiftStates = {
  signedOut: { status: 'signedOut', kind: 'year', choices, tax: 'included' },
  signedOutInUs: { status: 'signedOut', kind: 'year', choices: inUs, tax: 'added' },
  form,
  typed: { ...form, values: typed },
  inUs: formInUs,
  leftEmpty: { ...form, problems: { receiverName: 'missing', receiverEmail: 'missing' } },
  refused: {
    ...form,
    values: { ...typed, receiverName: 'www.june.example', receiverEmail: 'june', sendOn: '2026-11-01' },
    problems: { receiverName: 'address', receiverEmail: 'invalid', sendOn: 'past', message: 'address' },
  },
  tooLong: {
    ...form,
    values: { ...typed, receiverName: 'June '.repeat(30).trim(), sendOn: '2029-01-01' },
    problems: { receiverName: 'tooLong', sendOn: 'tooLate', message: 'tooLong' },
  },
  characters: {
    ...form,
    values: { ...typed, receiverName: 'June <3', sendOn: '24.12.' },
    problems: { receiverName: 'characters', sendOn: 'invalid' },
  },
  postalCodeMissing: { ...formInUs, problems: { postalCode: 'missing' } },
  postalCodeMalformed: {
    ...formInUs,
    values: { ...formInUs.values, postalCode: '1001' },
    problems: { postalCode: 'malformed' },
  },
  postalCodeUnknown: {
    ...formInUs,
    values: { ...formInUs.values, postalCode: '00000' },
    problems: { postalCode: 'unknown' },
  },
  unavailable: { ...form, values: typed, failure: { reason: 'unavailable' } },
  tooManyAttempts: { ...form, values: typed, failure: { reason: 'tooManyAttempts', minutes: 2 } },
  otherAccount: { status: 'otherAccount' },
} satisfies {
  [Status in GiveGiftState['status']]: Extract<GiveGiftState, { status: Status }>;
} & Record<string, GiveGiftState>;
