import type { PlanOffer } from '../OfferState.ts';
import type { ContentModule, ContentPageState } from './ContentPageState.ts';

const monthly: PlanOffer = {
  code: 'B2CMONTHLY',
  kind: 'monthly',
  period: 'month',
  price: { amount: 1299, currency: 'EUR' },
  trialDays: 0,
  reminderDays: 3,
};
const annual: PlanOffer = {
  code: 'B2C14DANNUAL',
  kind: 'annual',
  period: 'year',
  price: { amount: 6999, currency: 'EUR' },
  monthlyShare: { amount: 583, currency: 'EUR' },
  trialDays: 14,
  reminderDays: 3,
  refundDays: 30,
};
const family: PlanOffer = {
  code: 'B2CFAMILYA2022',
  kind: 'family',
  period: 'year',
  price: { amount: 9999, currency: 'EUR' },
  trialDays: 0,
  reminderDays: 3,
  refundDays: 30,
};

const offer = {
  plans: [monthly, annual, family],
  tax: 'included' as const,
  trialDates: { plan: 'B2C14DANNUAL', today: '2026-11-20', reminder: '2026-12-01', charge: '2026-12-04' },
  standing: { status: 'newcomer' as const },
};

const promotionModules: ContentModule[] = [
  {
    kind: 'hero',
    headline: 'A year of good nights',
    lead: 'Every story and every meditation, for less in the first twelve months.',
    scene: 'hour-sleep',
  },
  { kind: 'plans', title: 'Choose your plan', lead: 'Each of them includes everything.' },
  {
    kind: 'questions',
    title: 'Before you choose',
    questions: [
      {
        question: 'Can I leave before the price changes?',
        answer: 'Yes. Cancel at any time on the page of your subscription.',
      },
    ],
  },
];
const lowered = { code: 'CALM60', percentOff: 60, endsOn: '2027-11-20' };
const halved = { code: 'HALFYEAR', percentOff: 50, endsOn: '2027-12-04' };
const discounted = {
  ...offer,
  plans: [
    {
      ...monthly,
      voucher: {
        ...lowered,
        price: { amount: 520, currency: 'EUR' },
        renewalPrice: { amount: 520, currency: 'EUR' },
      },
    },
    {
      ...annual,
      voucher: { ...halved, price: { amount: 3499, currency: 'EUR' }, renewalPrice: annual.price },
    },
    {
      ...family,
      voucher: {
        ...halved,
        endsOn: '2027-11-20',
        price: { amount: 4999, currency: 'EUR' },
        renewalPrice: family.price,
      },
    },
  ],
};

const modules: ContentModule[] = [
  {
    kind: 'hero',
    headline: 'Sleep better',
    lead: 'What helps in the evening, and what you can safely leave.',
    scene: 'shore',
  },
  {
    kind: 'text',
    title: 'An hour before sleep',
    blocks: [
      { kind: 'heading', level: 3, text: 'Light and noise' },
      {
        kind: 'paragraph',
        runs: [
          { text: 'Dim the light, put the phone away and choose ' },
          { text: 'a plan', href: '/plans' },
          { text: ' for the stories.' },
        ],
      },
      {
        kind: 'paragraph',
        runs: [{ text: 'One hour is enough.', strong: true }, { text: ' Nothing has to be perfect for it.' }],
      },
      {
        kind: 'list',
        ordered: true,
        items: [[{ text: 'Dim the light' }], [{ text: 'Open the window' }], [{ text: 'Begin the story' }]],
      },
    ],
  },
  {
    kind: 'exercise',
    title: 'Twelve breaths to listen to',
    lead: 'A minute and a half of waves, in time with your breath. Free, and without an account.',
    exercise: 'four-and-four',
  },
  {
    kind: 'picture',
    scene: 'lake',
    alt: 'A still lake under the moon',
    caption: 'The lake, as the evening stories describe it',
  },
  {
    kind: 'list',
    title: 'Three ways to rest',
    items: [
      { title: 'Breathe', text: 'Four seconds in, four seconds out.' },
      { title: 'Listen', text: 'Stories that grow slower and softer.' },
      { title: 'Let go', text: 'From the top of your head to your toes.' },
    ],
  },
  {
    kind: 'questions',
    title: 'Common questions',
    questions: [
      {
        question: 'Is it all right to fall asleep while listening?',
        answer: 'Yes. The story ends without waking you.',
      },
    ],
  },
  {
    kind: 'callToAction',
    title: 'Begin tonight',
    lead: 'Fourteen nights are free.',
    label: 'Choose a plan',
    href: '/plans',
  },
];

const nights: ContentModule = {
  kind: 'nights',
  title: 'Fourteen nights',
  lead: 'Cancel on any of them and you pay nothing.',
};
/** With a price and with days, which tell one country from another. */
const pricedModules = [...modules, nights];

const longWord = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';

/** Every state of the screen, once. */
export const contentPageStates = {
  ready: { status: 'ready', title: 'Sleep better', modules, ...offer },
  taxAdded: { status: 'ready', title: 'Sleep better', modules: pricedModules, ...offer, tax: 'added' },
  /** Days are written as where these prices are likely for. */
  countryUnknown: {
    status: 'ready',
    title: 'Sleep better',
    modules: pricedModules,
    ...offer,
    tax: 'added',
    likelyCountry: 'US',
  },
  countryUnknownWithTax: {
    status: 'ready',
    title: 'Sleep better',
    modules: pricedModules,
    ...offer,
    likelyCountry: 'DE',
  },
  /** Words alone: no hero and no picture. */
  withoutPicture: {
    status: 'ready',
    title: 'Sleep better',
    modules: modules.filter(({ kind }) => kind !== 'hero' && kind !== 'picture'),
    ...offer,
  },
  /** The home page's modules, on another page. */
  offers: {
    status: 'ready',
    title: 'Choose your pace',
    modules: [{ kind: 'plans', title: 'Three plans', lead: 'Each of them includes everything.' }, nights],
    ...offer,
  },
  longWords: {
    status: 'ready',
    title: longWord,
    modules: [
      {
        kind: 'text',
        title: longWord,
        blocks: [
          { kind: 'heading', level: 3, text: longWord },
          {
            kind: 'paragraph',
            runs: [{ text: longWord, href: 'https://example.com/' }, { text: ` ${longWord}` }],
          },
          { kind: 'list', ordered: false, items: [[{ text: longWord, strong: true }]] },
        ],
      },
      { kind: 'picture', scene: 'valley', alt: longWord, caption: longWord },
      { kind: 'list', title: longWord, items: [{ title: longWord, text: longWord }] },
      { kind: 'callToAction', title: longWord, label: longWord, href: '/plans' },
    ],
    ...offer,
  },
  /** The landing page of a promotion: the vouchers' prices, and those afterwards. */
  promotion: {
    status: 'ready',
    title: 'A year of good nights',
    modules: promotionModules,
    ...discounted,
    promotion: { status: 'running' },
  },
  promotionCountryUnknown: {
    status: 'ready',
    title: 'A year of good nights',
    modules: promotionModules,
    ...discounted,
    tax: 'added',
    likelyCountry: 'US',
    promotion: { status: 'running' },
  },
  promotionNotYet: {
    status: 'ready',
    title: 'A year of good nights',
    modules: promotionModules,
    ...offer,
    promotion: { status: 'notYet', from: '2026-12-24' },
  },
  promotionOver: {
    status: 'ready',
    title: 'A year of good nights',
    modules: promotionModules,
    ...offer,
    promotion: { status: 'over' },
  },
  promotionNotForVisitor: {
    status: 'ready',
    title: 'A year of good nights',
    modules: promotionModules,
    ...offer,
    promotion: { status: 'notForVisitor' },
  },
  /** A member's monthly plan goes on, and can be changed to the family plan. */
  promotionNotForMember: {
    status: 'ready',
    title: 'A year of good nights',
    modules: promotionModules,
    plans: [family],
    tax: 'included',
    standing: { status: 'subscriber', change: { plan: family.code, from: '2026-12-20', orToday: true } },
    promotion: { status: 'notForVisitor' },
  },
  unavailable: { status: 'unavailable' },
} satisfies Record<string, ContentPageState>;
