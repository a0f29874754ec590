import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { languages, type Language } from '@stillpoint/translations';
import type { MissingKey, MissingValue } from '../services/errors.ts';
import { placeholderValues } from '../pages/placeholderValues.ts';
import { createFillTexts } from './fillTexts.ts';
import { createI18n } from './i18n.ts';

function fillTextsIn(language: Language, country?: string) {
  const file = join(import.meta.dirname, '../../../translations', language, 'placeholders.json');
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
  plans: [
    {
      code: 'B2CMONTHLY',
      kind: 'monthly' as const,
      period: 'month' as const,
      price: { amount: 1299, currency: 'EUR' },
      trialDays: 0,
    },
    {
      code: 'B2CANNUAL',
      kind: 'annual' as const,
      period: 'year' as const,
      price: { amount: 6999, currency: 'EUR' },
      trialDays: 14,
    },
  ],
  nights: { today: '2026-11-20', reminder: '2026-12-01', charge: '2026-12-04' },
};

test.each([
  ['en', 'Fourteen: €69.99 a year from 4\u00a0December 2026', '/subscription/cancel'],
  ['de', 'Vierzehn: 69,99\u00a0€ a Jahr from 4.\u00a0Dezember 2026', '/de/subscription/cancel'],
  ['es', 'Catorce: 69,99\u00a0€ a año from 4\u00a0de diciembre de 2026', '/es/subscription/cancel'],
  ['fr', 'Quatorze: 69,99\u00a0€ a an from 4\u00a0décembre 2026', '/fr/subscription/cancel'],
  ['pt', 'Catorze: €\u00a069,99 a ano from 4\u00a0de dezembro de 2026', '/pt/subscription/cancel'],
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

    expect(fill(pieces, placeholderValues(offer, language))).toEqual([{ title: 'Rest' }]);
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

test('where nothing is sold, content speaks of no price', () => {
  const { fill } = fillTextsIn('en');
  const values = placeholderValues({ ...offer, plans: [] }, 'en');

  expect(fill(['{{price}}', 'Rest'], values)).toEqual(['Rest']);
});
