import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { languages, type Language } from '@stillpoint/translations';
import type { ContentModule } from '@stillpoint/design-system';
import type { MissingKey, MissingValue } from '../../services/errors.ts';
import { placeholderValues } from '../../pages/placeholderValues.ts';
import { createFillTexts } from './fillTexts.ts';
import { page as contentPage } from '../../pages/home/ContentPage/page.ts';
import { page as home } from '../../pages/home/Home/page.ts';
import { legalPage } from '../../pages/legal/legalPage.ts';
import { createI18n } from '../i18n.ts';

function fillTextsIn(language: Language, country?: string) {
  const file = join(import.meta.dirname, '../../../../translations', language, 'placeholders.json');
  const placeholders = JSON.parse(readFileSync(file, 'utf8')) as object;
  const missing: (MissingKey | MissingValue)[] = [];
  const i18n = createI18n(language, { placeholders }, (words) => missing.push(words));
  const fill = createFillTexts({
    language,
    country,
    i18n,
    onMissingValue: (value) => missing.push(value),
  });
  return { fill, missing };
}

const offer = {
  tax: 'included' as const,
  standing: { status: 'newcomer' as const },
  plans: [
    {
      code: 'B2CMONTHLY',
      kind: 'monthly' as const,
      period: 'month' as const,
      price: { amount: 1299, currency: 'EUR' },
      trialDays: 0,
      reminderDays: 3,
    },
    {
      code: 'B2CANNUAL',
      kind: 'annual' as const,
      period: 'year' as const,
      price: { amount: 6999, currency: 'EUR' },
      trialDays: 14,
      reminderDays: 3,
    },
  ],
  trialDates: { plan: 'B2CANNUAL', today: '2026-11-20', reminder: '2026-12-01', charge: '2026-12-04' },
};

test.each([
  ['en', 'Fourteen: €69.99 a year from 4\u00a0December 2026', '/subscription/cancel'],
  ['de', 'Vierzehn: 69,99\u00a0€ a Jahr from 4.\u00a0Dezember 2026', '/de/subscription/cancel'],
  ['es', 'Catorce: 69,99\u00a0€ a año from 4\u00a0de\u00a0diciembre de 2026', '/es/subscription/cancel'],
  ['fr', 'Quatorze: 69,99\u00a0€ a an from 4\u00a0décembre 2026', '/fr/subscription/cancel'],
  ['pt', 'Catorze: €\u00a069,99 a ano from 4\u00a0de\u00a0dezembro de 2026', '/pt/subscription/cancel'],
] as const)('content in "%s" speaks of the plan with free days', (language, text, href) => {
  const { fill, missing } = fillTextsIn(language);
  const module = {
    kind: 'text',
    runs: [
      { text: '{{freeTrialDays, Word}}: {{price}} a {{planRecurringPeriod}} from {{freeTrialEndDate}}' },
      { text: 'Cancel', href: '{{cancelSubscriptionUrl}}' },
    ],
  };

  expect(fill([module], placeholderValues(offer, language))).toEqual([
    { kind: 'text', runs: [{ text }, { text: 'Cancel', href }] },
  ]);
  expect(missing).toEqual([]);
});

test.each(languages)(
  'a piece with a placeholder that has no value is left out and reported in "%s"',
  (language) => {
    const { fill, missing } = fillTextsIn(language);
    const pieces = [{ title: 'Rest' }, { title: 'Until {{subscriptionEndDate}}', items: ['{{sale}}'] }];

    expect(fill(pieces, {})).toEqual([{ title: 'Rest' }]);
    expect(missing).toEqual([
      { language, text: 'Until {{subscriptionEndDate}}', placeholder: 'subscriptionEndDate' },
      { language, text: '{{sale}}', placeholder: 'sale' },
    ]);
  },
);

test('dates in content are written as in the country of the visitor', () => {
  const { fill } = fillTextsIn('en', 'US');

  expect(fill(['{{freeTrialEndDate}}'], placeholderValues(offer, 'en'))).toEqual(['December\u00a04, 2026']);
});

test('dates in content are written as in the country that the prices are likely for, while none is known', () => {
  const { fill } = fillTextsIn('en');
  const facts = {
    ...offer,
    likelyCountry: 'US',
    modules: [{ kind: 'plans' as const, title: 'Plans', lead: '{{freeTrialEndDate}}' }],
  };

  const onHome = home.filled?.(facts, fill, 'en');
  expect(onHome?.modules).toMatchObject([{ lead: 'December\u00a04, 2026' }]);
  const onContentPage = contentPage.filled?.(
    { ...facts, status: 'ready', slug: 'sleep', title: 'Until {{freeTrialEndDate}}' },
    fill,
    'en',
  );
  expect(onContentPage).toMatchObject({
    title: 'Until December\u00a04, 2026',
    modules: [{ lead: 'December\u00a04, 2026' }],
  });
});

test('content says when the plan of a visitor ends, also where nothing is sold', () => {
  const { fill } = fillTextsIn('en');
  const ending = { ...offer, standing: { status: 'ending' as const, from: '2026-12-24' } };
  const text = 'Until {{subscriptionEndDate}}';

  for (const plans of [offer.plans, []]) {
    const values = placeholderValues({ ...ending, plans }, 'en');
    expect(fill([text], values)).toEqual(['Until 24\u00a0December 2026']);
  }
});

test('content says what a voucher gives on the plan, until when, and what follows', () => {
  const { fill, missing } = fillTextsIn('en');
  const voucher = {
    code: 'SLEEP30',
    percentOff: 30,
    endsOn: '2027-12-04',
    price: { amount: 4899, currency: 'EUR' },
    renewalPrice: { amount: 6999, currency: 'EUR' },
  };
  const plans = offer.plans.map((plan) => (plan.period === 'year' ? { ...plan, voucher } : plan));
  const text =
    '{{voucherPercentOff}} off: {{price}} in place of {{originalPrice}}, and {{voucherRenewalPrice}} from {{discountEndDate}}';

  expect(fill([text], placeholderValues({ ...offer, plans }, 'en'))).toEqual([
    '30% off: €48.99 in place of €69.99, and €69.99 from 4\u00a0December 2027',
  ]);
  expect(fill([text], placeholderValues(offer, 'en'))).toEqual([]);
  expect(missing).toEqual([]);
});

test('where nothing is sold, content speaks of no price, which is reported for newcomers alone', () => {
  const { fill, missing } = fillTextsIn('en');
  const subscriber = { ...offer, plans: [], standing: { status: 'subscriber' as const } };

  expect(fill(['{{price}}', 'Rest'], placeholderValues(subscriber, 'en'))).toEqual(['Rest']);
  expect(missing).toEqual([]);
  expect(fill(['{{price}}', 'Rest'], placeholderValues({ ...offer, plans: [] }, 'en'))).toEqual(['Rest']);
  expect(missing).toEqual([{ language: 'en', text: '{{price}}', placeholder: 'price' }]);
});

const questions = {
  kind: 'questions' as const,
  title: 'Asked quietly',
  questions: [
    { question: 'When will I be charged?', answer: 'After {{freeTrialDays, period}}.' },
    { question: 'How do I cancel?', answer: 'In your account.' },
  ],
};

test('home keeps its questions where no plan has free days, without the one that speaks of them', () => {
  const { fill, missing } = fillTextsIn('en');
  const plans = offer.plans.filter(({ trialDays }) => trialDays === 0);
  const facts = home.filled?.({ ...offer, plans, modules: [questions] }, fill, 'en');

  expect(facts?.modules).toEqual([{ ...questions, questions: [questions.questions[1]] }]);
  expect(missing).toEqual([
    { language: 'en', text: 'After {{freeTrialDays, period}}.', placeholder: 'freeTrialDays, period' },
  ]);
});

test.each([
  [
    'a paragraph with all of its runs',
    { kind: 'paragraph', runs: [{ text: 'Until ' }, { text: '{{sale}}' }] },
    { kind: 'paragraph', runs: [{ text: 'Rest' }] },
  ],
  ['a list whose only item goes', { kind: 'list', items: [[{ text: 'a ' }, { text: '{{sale}}' }]] }, 'Rest'],
  ['a heading', { kind: 'heading', text: '{{sale}}' }, 'Rest'],
])('of a text with a missing value only the piece around it goes: %s', (_, lost, kept) => {
  const { fill } = fillTextsIn('en');

  expect(fill([{ kind: 'text', title: 'Text', blocks: [lost, kept] }], {})).toEqual([
    { kind: 'text', title: 'Text', blocks: [kept] },
  ]);
});

test('one item of a list and one lead go by themselves, and a module goes with its title or with all of its list', () => {
  const { fill } = fillTextsIn('en');
  const modules = [
    { kind: 'list', title: 'Some', items: ['{{sale}}', 'Rest'] },
    { kind: 'list', title: 'None', items: ['{{sale}}'] },
    { kind: 'list', title: '{{sale}}', items: ['Rest'] },
    { kind: 'list', title: 'Written without items', items: [] },
    { kind: 'plans', title: 'Plans', lead: '{{sale}}' },
  ];

  expect(fill(modules, {})).toEqual([
    { kind: 'list', title: 'Some', items: ['Rest'] },
    { kind: 'list', title: 'Written without items', items: [] },
    { kind: 'plans', title: 'Plans', lead: '' },
  ]);
});

test.each([
  [{ status: 'former' }, offer.plans, ['Rest', '€12.99']],
  [{ status: 'ending', from: '2026-12-24' }, offer.plans, ['Rest', '€12.99']],
  [{ status: 'subscriber' }, [], ['Rest']],
  [
    { status: 'subscriber', change: { plan: 'B2CANNUAL', from: '2027-01-01' } },
    offer.plans.slice(1),
    ['Rest', '€69.99'],
  ],
] as const)(
  'content promises no free days to a visitor whose standing is %j, and reports nothing',
  (standing, sold, expected) => {
    const { fill, missing } = fillTextsIn('en');
    const plans = sold.map((plan) => ({ ...plan, trialDays: 0 }));
    const values = placeholderValues({ plans, standing }, 'en');

    expect(
      fill(['{{freeTrialDays, word}} nights', 'From {{freeTrialEndDate}}', 'Rest', '{{price}}'], values),
    ).toEqual(expected);
    expect(missing).toEqual([]);
  },
);

test.each<[string, ContentModule[]]>([
  ['a title', [{ kind: 'text', title: 'Sleep better', blocks: [] }]],
  ['a heading', [{ kind: 'text', blocks: [{ kind: 'heading', level: 2, text: 'Sleep better' }] }]],
])(
  'a content page whose title has no value for the visitor has its first heading as title: %s',
  (_, modules) => {
    const { fill, missing } = fillTextsIn('en');
    const facts = contentPage.filled?.(
      {
        ...offer,
        plans: [],
        standing: { status: 'subscriber' },
        status: 'ready',
        slug: 'sleep',
        title: '{{freeTrialDays, Word}} nights free',
        description: 'Free for {{freeTrialDays, period}}',
        modules: [
          { kind: 'hero', headline: 'Sleep for {{price}}', lead: '' },
          { kind: 'picture', scene: 'lake', alt: 'A lake' },
          { kind: 'text', blocks: [] },
          ...modules,
        ],
      },
      fill,
      'en',
    );

    expect(facts).toMatchObject({ title: 'Sleep better' });
    expect(facts).not.toHaveProperty('description');
    expect(missing).toEqual([]);
  },
);

test.each([
  ['{{price}} a year', '€69.99 a year', []],
  [
    'Sleep better {{sale}}',
    'Sleep better',
    [{ language: 'en', text: 'Sleep better {{sale}}', placeholder: 'sale' }],
  ],
])('the title "%s" of a content page is shown as "%s" and in the head', (written, title, reported) => {
  const { fill, missing } = fillTextsIn('en');
  const facts = contentPage.filled?.(
    { ...offer, status: 'ready', slug: 'sleep', title: written, modules: [] },
    fill,
    'en',
  );

  expect(facts).toMatchObject({ title });
  expect(facts && contentPage.head?.(facts)).toMatchObject({ title: `${title} · Stillpoint` });
  expect(missing).toEqual(reported);
});

test('a content page whose title has no words but a missing value, and no heading, has the name of the product', () => {
  const { fill } = fillTextsIn('en');
  const facts = contentPage.filled?.(
    { ...offer, status: 'ready', slug: 'sleep', title: '{{sale}}', modules: [{ kind: 'text', blocks: [] }] },
    fill,
    'en',
  );

  expect(facts).toMatchObject({ title: 'Stillpoint' });
  expect(facts && contentPage.head?.(facts)).toMatchObject({ title: 'Stillpoint' });
});

test('the title, the description and the blocks of a legal page are filled, and what has no value is reported', () => {
  const { fill, missing } = fillTextsIn('de');
  const facts = legalPage.filled?.(
    {
      status: 'ready',
      title: 'AGB {{price}}',
      description: 'Bis {{sale}}',
      updated: '2026-11-02',
      blocks: [{ kind: 'list', items: ['Kündigen: {{cancelSubscriptionUrl}}', '{{price}}'] }],
    },
    fill,
    'de',
  );

  expect(facts).toEqual({
    status: 'ready',
    title: 'AGB',
    updated: '2026-11-02',
    blocks: [{ kind: 'list', items: ['Kündigen: /de/subscription/cancel'] }],
  });
  expect(missing.map((value) => 'text' in value && value.text)).toEqual(
    expect.arrayContaining(['AGB {{price}}', 'Bis {{sale}}', '{{price}}']),
  );
});
