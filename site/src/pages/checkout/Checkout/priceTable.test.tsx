import { Checkout } from '@stillpoint/design-system';
import { languages, type Language } from '@stillpoint/translations';
import i18next from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server.node';
import { describe, expect, test } from 'vitest';
import priceTable from '../../../../../demo/price-table.json' with { type: 'json' };
import type { Offer } from '../../../domain/checkout/offer.ts';
import { frameLinks } from '../../links.ts';
import { currencySigns, currencySignsIn, sumsIn, wordsOf } from '../testing/drawnWords.ts';
import { checkoutFrom } from './checkoutFacts.ts';

// The offers that the backend's proof bought and compared with what was charged, drawn as the checkout shows them.

const rows = priceTable as unknown as { postalCode?: string; offer: Offer }[];

/** One and many of each period, as a number stands before them. */
const periods: Record<Language, { one: string[]; many: string[] }> = {
  en: { one: ['day', 'month', 'year'], many: ['days', 'months', 'years'] },
  de: { one: ['Tag', 'Monat', 'Jahr'], many: ['Tage', 'Tagen', 'Monate', 'Monaten', 'Jahre', 'Jahren'] },
  es: { one: ['día', 'mes', 'año'], many: ['días', 'meses', 'años'] },
  fr: { one: ['jour', 'mois', 'an', 'année'], many: ['jours', 'mois', 'ans', 'années'] },
  pt: { one: ['dia', 'mês', 'ano'], many: ['dias', 'meses', 'anos'] },
};

/** How the guarantee is told; no monthly plan may say it. */
const guarantee: Record<Language, RegExp> = {
  en: /money[- ]back|refund/i,
  de: /geld[- ]zurück|erstatt/i,
  es: /devol|reembols/i,
  fr: /rembours/i,
  pt: /devol|reembols|dinheiro de volta/i,
};

const periodOf = ({ period }: Offer) => (period === 'year' ? 'year' : 'month');
const ordinaryPrice = ({ lines, firstCharge }: Offer) =>
  lines.find(({ kind }) => kind === 'plan')?.amount ?? firstCharge.amount;
const nothing = () => undefined;

function drawn(language: Language, { postalCode, offer }: (typeof rows)[number]): string {
  const { checkout } = checkoutFrom({
    status: 'open',
    subscriptionStatus: 'unknown',
    email: 'nora@example.com',
    fullName: 'Nora New',
    plans: [{ code: offer.plan, kind: offer.kind, price: ordinaryPrice(offer), period: periodOf(offer) }],
    chosen: offer.plan,
    country: offer.country,
    ...(offer.taxMode === 'TAX_EXCLUSIVE' && { postalCodeWanted: true as const }),
    ...(postalCode !== undefined && { postalCode }),
    quote: { id: 'quote', attributes: offer },
    methods: ['card'],
    layout: 'tabs',
  });
  if (checkout === undefined) throw new Error('There is no checkout.');
  return renderToStaticMarkup(
    <Checkout
      frame={{
        language,
        country: offer.country,
        theme: 'system',
        path: '/checkout',
        account: { status: 'signedIn', firstName: 'Nora' },
        consent: 'answered',
        links: frameLinks(language, '/help'),
      }}
      state={checkout}
      links={{
        submit: '/checkout',
        applyVoucher: '/checkout',
        removeVoucher: '/checkout',
        choosePostalCode: '/checkout',
        subscription: '/subscription',
        app: 'https://app.stillpoint.example',
        family: '/family/manage',
        switchAccount: '/logout',
      }}
      onPlanChoose={nothing}
      onCountryChoose={nothing}
      onPostalCodeSubmit={nothing}
      onVoucherSubmit={nothing}
      onVoucherRemove={nothing}
      onQuoteRetry={nothing}
      onPaymentMethodChoose={nothing}
      onCardFrameReady={nothing}
      onCardFrameEnter={nothing}
      onCardFrameLeave={nothing}
      onCardPageRetry={nothing}
      onCardReplace={nothing}
      onPayPalStart={nothing}
      onPurchase={nothing}
    />,
  );
}

/** What is paid on the days to come. */
function chargesOf({ timeline }: Offer): number[] {
  return timeline.flatMap(({ amount }) => (amount === undefined ? [] : [amount.amount]));
}

function partsOf({ lines }: Offer): number[] {
  return lines.map(({ amount }) => Math.abs(amount.amount));
}

test('a discount is lower than the ordinary price, and ends with it', () => {
  for (const { offer } of rows) {
    if (offer.voucher === undefined) continue;
    const [first, last] = [offer.firstCharge.amount.amount, chargesOf(offer).at(-1)];
    expect({ offer, lower: first < (last ?? 0) }).toEqual({ offer, lower: true });
  }
});

describe.each(languages)('in %s', (language) => {
  // Drawn when asked for: the words are set for all that is drawn at once.
  const texts = async () => {
    await i18next.changeLanguage(language);
    return rows.map((row) => ({ ...row, text: wordsOf(drawn(language, row)) }));
  };

  test('each charge is shown, and no sum but those of the offer, in its currency', async () => {
    for (const { offer, text } of await texts()) {
      const shown = sumsIn(text);
      expect({ offer, shown }).toEqual({
        offer,
        shown: expect.arrayContaining(chargesOf(offer)) as number[],
      });
      const known = new Set([...chargesOf(offer), ...partsOf(offer)]);
      expect({ offer, unknown: shown.filter((sum) => !known.has(sum)) }).toEqual({ offer, unknown: [] });
      expect({ offer, signs: currencySignsIn(text) }).toEqual({
        offer,
        signs: [currencySigns[offer.totalToday.currency]],
      });
    }
  });

  test('a monthly plan promises no money back, an annual one does', async () => {
    for (const { offer, text } of await texts()) {
      expect({ offer, promised: guarantee[language].test(text) }).toEqual({
        offer,
        promised: offer.period === 'year',
      });
    }
  });

  test('one day, month or year has one word, and many have the other', async () => {
    const { one, many } = periods[language];
    for (const { offer, text } of await texts()) {
      const counted = [...text.matchAll(/(?<![\d.,])(\d+)\s(\p{L}+)/gu)].map(([, count, word = '']) => ({
        count,
        word,
      }));
      const wrong = counted.filter(({ count, word }) => {
        const [right, other] = count === '1' ? [one, many] : [many, one];
        return other.includes(word) && !right.includes(word);
      });
      expect({ offer, wrong }).toEqual({ offer, wrong: [] });
    }
  });
});
