import { expect, test } from 'vitest';
import i18next from 'i18next';
import { languages } from '@stillpoint/translations';
import { sampleQuotes } from './Checkout.samples.ts';
import { dueLine, nextPayment } from './dueLine.ts';

test.each(
  languages.flatMap((language) => [[language, 'trialWithVoucher'] as const, [language, 'queued'] as const]),
)('%s, %s: the word before the day stays on its line', (language, name) => {
  const quote = sampleQuotes[name];
  const dateLocale = { language, country: 'DE' };
  const line = dueLine(i18next.getFixedT<'checkout'>(language, 'checkout'), quote, dateLocale);
  const [before] = line.split(nextPayment(quote, dateLocale)?.day ?? line);
  expect(before).toMatch(/\S\u00a0$/);
});
