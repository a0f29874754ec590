import { expect, test } from 'vitest';
import type { Language } from '@stillpoint/translations';
import i18next from 'i18next';
import type { PlaceholderName, PlaceholderValues, VisitorPlaceholderValues } from './placeholderValues.ts';
import { resolvePlaceholders } from './resolvePlaceholders.ts';

const languages = ['en', 'de', 'es', 'fr', 'pt'] as const;

const values: PlaceholderValues = {
  price: { amount: 4899, currency: 'EUR' },
  symbol: 'EUR',
  currency: 'EUR',
  planRecurringPeriod: { unit: 'year', count: 1 },
  renewalPrice: { amount: 6999, currency: 'EUR' },
  recurringPrice: { amount: 1299, currency: 'EUR' },
  recurringPeriod: { unit: 'month', count: 6 },
  freeTrialDays: 14,
  reminderDays: 3,
  voucherPercentOff: 30,
  voucherRenewalPrice: { amount: 6999, currency: 'EUR' },
  originalPrice: { amount: 100_000, currency: 'EUR' },
  subscriptionEndDate: '2026-12-04',
  freeTrialEndDate: '2026-12-01',
  discountEndDate: '2027-01-31',
  cancelSubscriptionUrl: '/subscription/cancel',
};

function resolve(
  text: string,
  language: Language,
  { given = values, country }: { given?: VisitorPlaceholderValues; country?: string } = {},
) {
  const unresolved: string[] = [];
  const resolved = resolvePlaceholders(text, given, {
    language,
    country,
    words: i18next.getFixedT<'placeholders'>(language, 'placeholders'),
    onUnresolved: (placeholder) => unresolved.push(placeholder),
  });
  return { resolved, unresolved };
}

type Row = readonly [en: string, de: string, es: string, fr: string, pt: string];

const written: Record<PlaceholderName, Row> = {
  price: ['€48.99', '48,99 €', '48,99 €', '48,99 €', '€ 48,99'],
  symbol: ['€', '€', '€', '€', '€'],
  currency: ['EUR', 'EUR', 'EUR', 'EUR', 'EUR'],
  planRecurringPeriod: ['year', 'Jahr', 'año', 'an', 'ano'],
  renewalPrice: ['€69.99', '69,99 €', '69,99 €', '69,99 €', '€ 69,99'],
  recurringPrice: ['€12.99', '12,99 €', '12,99 €', '12,99 €', '€ 12,99'],
  recurringPeriod: ['6 months', '6 Monate', '6 meses', '6 mois', '6 meses'],
  freeTrialDays: ['14', '14', '14', '14', '14'],
  reminderDays: ['3', '3', '3', '3', '3'],
  voucherPercentOff: ['30%', '30 %', '30 %', '30 %', '30%'],
  voucherRenewalPrice: ['€69.99', '69,99 €', '69,99 €', '69,99 €', '€ 69,99'],
  originalPrice: ['€1,000.00', '1.000,00 €', '1000,00 €', '1 000,00 €', '€ 1.000,00'],
  subscriptionEndDate: [
    '4 December 2026',
    '4. Dezember 2026',
    '4 de diciembre de 2026',
    '4 décembre 2026',
    '4 de dezembro de 2026',
  ],
  freeTrialEndDate: [
    '1 December 2026',
    '1. Dezember 2026',
    '1 de diciembre de 2026',
    '1er décembre 2026',
    '1º de dezembro de 2026',
  ],
  discountEndDate: [
    '31 January 2027',
    '31. Januar 2027',
    '31 de enero de 2027',
    '31 janvier 2027',
    '31 de janeiro de 2027',
  ],
  cancelSubscriptionUrl: [
    '/subscription/cancel',
    '/subscription/cancel',
    '/subscription/cancel',
    '/subscription/cancel',
    '/subscription/cancel',
  ],
};

/** One case for each language: the name of the row, the language, and the text. */
function inFive(rows: Record<string, Row>): [name: string, language: Language, text: string][] {
  return Object.entries(rows).flatMap(([name, row]) =>
    languages.map((language, at): [string, Language, string] => [name, language, row[at] ?? '']),
  );
}

function withPlainSpaces(text: string | undefined): string | undefined {
  return text?.replaceAll('\u00a0', ' ');
}

test.each(inFive(written))('%s in "%s" is "%s"', (name, language, text) => {
  const { resolved, unresolved } = resolve(`1 {{${name}}} 2 {{ ${name} }}`, language);

  expect(withPlainSpaces(resolved)).toBe(`1 ${text} 2 ${text}`);
  expect(unresolved).toEqual([]);
});

const periods: Record<string, Row> = {
  '1 day': ['1 day', '1 Tag', '1 día', '1 jour', '1 dia'],
  '2 day': ['2 days', '2 Tage', '2 días', '2 jours', '2 dias'],
  '1 week': ['1 week', '1 Woche', '1 semana', '1 semaine', '1 semana'],
  '2 week': ['2 weeks', '2 Wochen', '2 semanas', '2 semaines', '2 semanas'],
  '1 month': ['1 month', '1 Monat', '1 mes', '1 mois', '1 mês'],
  '6 month': ['6 months', '6 Monate', '6 meses', '6 mois', '6 meses'],
  '1 year': ['1 year', '1 Jahr', '1 año', '1 an', '1 ano'],
  '21 year': ['21 years', '21 Jahre', '21 años', '21 ans', '21 anos'],
  // Zero is singular in French and in Portuguese.
  '0 day': ['0 days', '0 Tage', '0 días', '0 jour', '0 dia'],
};

const periodsInWords: Record<string, Row> = {
  '1 week': ['one week', 'eine Woche', 'una semana', 'une semaine', 'uma semana'],
  '2 week': ['two weeks', 'zwei Wochen', 'dos semanas', 'deux semaines', 'duas semanas'],
  '1 month': ['one month', 'ein Monat', 'un mes', 'un mois', 'um mês'],
  '2 year': ['two years', 'zwei Jahre', 'dos años', 'deux ans', 'dois anos'],
  '21 day': ['21 days', '21 Tage', '21 días', '21 jours', '21 dias'],
};

test.each([
  ...inFive(periods).map((row) => ['count', ...row] as const),
  ...inFive(periodsInWords).map((row) => ['word', ...row] as const),
])('a period as %s: %s in "%s" is "%s"', (format, period, language, text) => {
  const [count, unit] = period.split(' ');
  const recurringPeriod = { unit, count: Number(count) } as PlaceholderValues['recurringPeriod'];
  const { resolved } = resolve(`{{recurringPeriod, ${format}}}`, language, { given: { recurringPeriod } });

  expect(withPlainSpaces(resolved)).toBe(text);
});

const numbersInWords: Record<Language, string> = {
  en: 'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty',
  de: 'ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn zwanzig',
  es: 'un dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte',
  fr: 'un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf vingt',
  pt: 'um dois três quatro cinco seis sete oito nove dez onze doze treze catorze quinze dezesseis dezessete dezoito dezenove vinte',
};

test.each(languages)('numbers from one to twenty are written out in "%s", and figures beyond', (language) => {
  const words = Array.from({ length: 21 }, (_, at) => {
    const given = { freeTrialDays: at + 1 };
    return resolve('{{freeTrialDays, word}}', language, { given }).resolved;
  });

  expect(words.join(' ')).toBe(`${numbersInWords[language]} 21`);
});

test.each([
  ['en', 'Fourteen nights, 14 days'],
  ['de', 'Vierzehn nights, 14 Tage'],
  ['es', 'Catorce nights, 14 días'],
  ['fr', 'Quatorze nights, 14 jours'],
  ['pt', 'Catorze nights, 14 dias'],
] as const)('free days begin a sentence and name their unit in "%s"', (language, text) => {
  const { resolved } = resolve('{{freeTrialDays, Word}} nights, {{freeTrialDays, period}}', language);

  expect(withPlainSpaces(resolved)).toBe(text);
});

test('dates are written as in the country of the visitor', () => {
  const { resolved } = resolve('{{subscriptionEndDate}}', 'en', { country: 'US' });

  expect(withPlainSpaces(resolved)).toBe('December 4, 2026');
});

test.each([
  ['is not known', '{{priec}}', 'priec'],
  ['is a property of every object', '{{constructor}}', 'constructor'],
  ['is empty', '{{ }}', ''],
  ['has no value', '{{subscriptionEndDate}}', 'subscriptionEndDate'],
  ['has a format that is not known', '{{freeTrialDays, wrod}}', 'freeTrialDays, wrod'],
  ['has a format that it does not take', '{{price, word}}', 'price, word'],
  ['is broken over lines', '{{\npriec\n}}', 'priec'],
])(
  'a text with a placeholder that %s is not shown, and the placeholder is reported',
  (_, text, placeholder) => {
    const given = { price: values.price, freeTrialDays: 14 };
    const { resolved, unresolved } = resolve(`Then ${text}.`, 'de', { given });

    expect(resolved).toBeUndefined();
    expect(unresolved).toEqual([placeholder]);
  },
);

test('a text with a value that the visitor lacks by design is not shown, and nothing is reported', () => {
  const given = { price: values.price, freeTrialDays: null };
  const { resolved, unresolved } = resolve('{{freeTrialDays, Word}} nights for {{price}}', 'en', { given });

  expect(resolved).toBeUndefined();
  expect(unresolved).toEqual([]);
});

test('what is missing is reported also beside a value that the visitor lacks by design', () => {
  const given = { freeTrialDays: null };
  const { resolved, unresolved } = resolve('{{freeTrialDays}} nights, {{priec}}', 'en', { given });

  expect(resolved).toBeUndefined();
  expect(unresolved).toEqual(['priec']);
});

test('a value is not read as a text with placeholders', () => {
  const { resolved, unresolved } = resolve('{{cancelSubscriptionUrl}}', 'en', {
    given: { cancelSubscriptionUrl: '/?q={{price}}' },
  });

  expect(resolved).toBe('/?q={{price}}');
  expect(unresolved).toEqual([]);
});
