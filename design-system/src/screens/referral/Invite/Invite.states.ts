import type { InviteState } from './InviteState.ts';

const dollars = (amount: number) => ({ amount, currency: 'USD' });
const rupees = (amount: number) => ({ amount, currency: 'INR' });
const euros = (amount: number) => ({ amount, currency: 'EUR' });
const nextCharge = { date: '2027-01-08', amount: euros(6999) };
const paidByCredit = { ...nextCharge, amount: euros(0), credit: euros(6999) };

const none: InviteState = {
  link: 'https://stillpoint.example/with/k7m2p9q',
  freeDays: 14,
  came: 0,
  stayed: 0,
  months: { given: 0, atMost: 12, waiting: 0 },
  month: { creditable: 'now', worth: euros(584), tax: 'included' },
  nextCharge,
};
const later: InviteState = {
  ...none,
  month: { creditable: 'later', worth: euros(584), tax: 'included' },
};
const withoutPlan: InviteState = {
  link: none.link,
  freeDays: 14,
  came: 0,
  stayed: 0,
  months: none.months,
  month: { creditable: 'noPlan' },
};

/** Every state of the screen, once. */
export const inviteStates = {
  none,
  noneWithoutPlan: withoutPlan,
  firstFriend: { ...none, came: 1 },
  oneStayed: {
    ...none,
    came: 3,
    stayed: 1,
    months: { given: 1, atMost: 12, waiting: 0 },
    credit: euros(584),
    nextCharge: { ...nextCharge, amount: euros(6415), credit: euros(584) },
  },
  taxAdded: {
    ...none,
    came: 2,
    stayed: 1,
    months: { given: 1, atMost: 12, waiting: 0 },
    month: { creditable: 'now', worth: dollars(584), tax: 'added' },
    credit: dollars(625),
    nextCharge: { ...nextCharge, amount: dollars(6864), credit: dollars(625) },
  },
  creditUsed: { ...none, came: 2, stayed: 2, months: { given: 2, atMost: 12, waiting: 0 } },
  onTheWay: { ...none, came: 2, stayed: 1, months: { given: 0, atMost: 12, waiting: 1 } },
  waitingForCharge: { ...later, came: 2, stayed: 1, months: { given: 0, atMost: 12, waiting: 1 } },
  waitingForPlan: { ...withoutPlan, came: 4, stayed: 2, months: { given: 0, atMost: 12, waiting: 2 } },
  planEnding: {
    ...withoutPlan,
    came: 2,
    stayed: 1,
    months: { given: 1, atMost: 12, waiting: 0 },
    credit: euros(1299),
  },
  allGiven: {
    ...none,
    came: 14,
    stayed: 12,
    months: { given: 12, atMost: 12, waiting: 0, nextFrom: '2027-03-02' },
    credit: euros(7008),
    nextCharge: paidByCredit,
  },
  moreThanAllGiven: {
    ...none,
    came: 36,
    stayed: 15,
    months: { given: 12, atMost: 12, waiting: 3, nextFrom: '2027-03-02' },
    credit: euros(7008),
    nextCharge: paidByCredit,
  },
  moreLater: {
    ...later,
    came: 20,
    stayed: 14,
    months: { given: 12, atMost: 12, waiting: 2, nextFrom: '2027-03-02' },
    credit: euros(7008),
    nextCharge: paidByCredit,
  },
  moreWithoutPlan: {
    ...withoutPlan,
    came: 16,
    stayed: 13,
    months: { given: 12, atMost: 12, waiting: 1, nextFrom: '2027-03-02' },
  },
  longLink: {
    ...none,
    link: 'https://preview-of-next-release.stillpoint.example/de/with/k7m2p9q',
    came: 6,
    stayed: 6,
    months: { given: 6, atMost: 12, waiting: 0 },
    month: { creditable: 'now', worth: rupees(24_992), tax: 'included' },
    credit: rupees(149_952),
    nextCharge: { date: '2027-09-30', amount: rupees(149_948), credit: rupees(149_952) },
  },
} satisfies Record<string, InviteState>;
