import type { PlanOffer, TrialDates } from '../OfferState.ts';
import type { HomeModule, HomeState } from './HomeState.ts';

const plans: PlanOffer[] = [
  {
    code: 'B2CMONTHLY',
    kind: 'monthly',
    period: 'month',
    price: { amount: 1299, currency: 'EUR' },
    trialDays: 0,
    reminderDays: 3,
  },
  {
    code: 'B2C14DANNUAL',
    kind: 'annual',
    period: 'year',
    price: { amount: 6999, currency: 'EUR' },
    monthlyShare: { amount: 583, currency: 'EUR' },
    trialDays: 14,
    reminderDays: 3,
    refundDays: 30,
  },
  {
    code: 'B2CFAMILYA2022',
    kind: 'family',
    period: 'year',
    price: { amount: 9999, currency: 'EUR' },
    trialDays: 0,
    reminderDays: 3,
    refundDays: 30,
  },
];

/** The plans at the prices of another zone. */
function pricedIn(currency: string, amounts: Record<PlanOffer['kind'], number>): PlanOffer[] {
  return plans.map(({ monthlyShare, ...plan }) => ({
    ...plan,
    price: { amount: amounts[plan.kind], currency },
    ...(monthlyShare && { monthlyShare: { amount: Math.round(amounts[plan.kind] / 12), currency } }),
  }));
}

const trialDates: TrialDates = {
  plan: 'B2C14DANNUAL',
  today: '2026-11-20',
  reminder: '2026-12-01',
  charge: '2026-12-04',
};

const withoutFreeDays = plans.map((plan) => ({ ...plan, trialDays: 0 }));

const modules: HomeModule[] = [
  {
    kind: 'hero',
    headline: 'Come to rest',
    lead: 'Short meditations for the day, slow stories for the night. Breathe in for four, out for four, and let the rest go.',
  },
  {
    kind: 'hours',
    title: 'One quiet place for every hour',
    hours: [
      {
        mood: 'dawn',
        title: 'Sit at dawn',
        text: 'Guided meditations of three to thirty minutes. A calm voice, and then enough silence.',
      },
      {
        mood: 'dusk',
        title: 'Breathe at dusk',
        text: 'After a loud day: four seconds in, four seconds out, until your shoulders notice.',
      },
      {
        mood: 'night',
        title: 'Sleep at night',
        text: 'Stories and soundscapes that grow slower and softer, and end without waking you.',
      },
    ],
  },
  {
    kind: 'plans',
    title: 'Choose your pace',
    lead: 'Every plan includes everything: all meditations, all stories, in five languages.',
  },
  {
    kind: 'nights',
    title: 'Fourteen nights, then you decide',
    lead: 'From the first sliver to the full moon. Cancel on any of them and you pay nothing.',
  },
  { kind: 'breath', title: 'Stay for one breath' },
  { kind: 'exerciseTeaser', exercise: 'four-and-four', href: '/sleep-better#four-and-four' },
  {
    kind: 'questions',
    title: 'Asked quietly, answered plainly',
    questions: [
      {
        question: 'When will I be charged?',
        answer:
          'After 14 days, and only if you stay. You see the exact amount and date before you start, and again in an email three days before.',
      },
      {
        question: 'How do I cancel?',
        answer: 'In your account, under “My subscription”. Two taps, no phone call.',
      },
    ],
  },
];

const newcomer = { status: 'newcomer' } as const;

const inDollars = {
  modules,
  plans: plans.map((plan) => ({ ...plan, price: { ...plan.price, currency: 'USD' } })),
  tax: 'added',
  trialDates,
  standing: newcomer,
} as const;

/** Every state of the screen, once. */
export const homeStates = {
  ready: { modules, plans, tax: 'included', trialDates, standing: newcomer },
  taxAdded: inDollars,
  countryUnknown: { ...inDollars, likelyCountry: 'US' },
  inRupees: {
    modules,
    plans: pricedIn('INR', { monthly: 39900, annual: 199900, family: 299900 }),
    tax: 'included',
    trialDates,
    standing: newcomer,
  },
  inReais: {
    modules,
    plans: pricedIn('BRL', { monthly: 2990, annual: 14990, family: 21990 }),
    tax: 'included',
    trialDates,
    standing: newcomer,
  },
  languageOffered: { modules, plans, tax: 'included', trialDates, standing: newcomer },
  contentMissing: { modules: [], plans, tax: 'included', trialDates, standing: newcomer },
  former: { modules, plans: withoutFreeDays, tax: 'included', standing: { status: 'former' } },
  ending: {
    modules,
    plans: withoutFreeDays,
    tax: 'included',
    standing: { status: 'ending', from: '2026-12-20' },
  },
  subscriber: { modules, plans: [], tax: 'included', standing: { status: 'subscriber' } },
  subscriberMayChange: {
    modules,
    plans: withoutFreeDays.filter(({ kind }) => kind === 'family'),
    tax: 'included',
    standing: { status: 'subscriber', change: { plan: 'B2CFAMILYA2022', from: '2026-12-12', orToday: true } },
  },
} satisfies Record<string, HomeState>;
