import { PayGift, type Money } from '@stillpoint/design-system';
import { languages, type Language } from '@stillpoint/translations';
import i18next from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server.node';
import { expect, test } from 'vitest';
import giftPriceTable from '../../../../../demo/gift-price-table.json' with { type: 'json' };
import { frameLinks } from '../../links.ts';
import { currencySigns, currencySignsIn, sumsIn, wordsOf } from '../testing/drawnWords.ts';
import { payGiftFrom, selectPayGift } from './payGift.ts';

// The gifts that the backend's proof bought and compared with what was charged, drawn as the page on which they are paid shows
// them.

interface GiftOffer {
  kind: 'season' | 'year' | 'familyYear';
  country: string;
  taxMode: string;
  lines: { kind: string; amount: Money }[];
  total: Money;
  paidOn: string;
}

const offers = (giftPriceTable as { offer: unknown }[]).map(({ offer }) => offer as GiftOffer);
const nothing = () => undefined;
const taxOf = ({ lines }: GiftOffer) => lines.find(({ kind }) => kind === 'tax')?.amount;

/** The tax that stands apart. */
function taxAddedTo(offer: GiftOffer): Money | undefined {
  return offer.taxMode === 'TAX_EXCLUSIVE' ? taxOf(offer) : undefined;
}

function drawn(language: Language, offer: GiftOffer): string {
  const { kind, country, total, paidOn } = offer;
  const taxAdded = taxAddedTo(offer);
  const state = payGiftFrom({
    status: 'open',
    gift: { id: 'gift', kind, receiverName: 'June', receiverEmail: 'june@example.org' },
    ...{ total, paidOn, country },
    ...(taxAdded && { taxAdded }),
    ...{ email: 'nora@example.com', fullName: 'Nora New', methods: ['card'], layout: 'tabs' },
  });
  const page = (
    <PayGift
      frame={{
        ...{ language, country, theme: 'system', path: '/gift/pay', consent: 'answered' },
        account: { status: 'signedIn', firstName: 'Nora' },
        links: frameLinks(language, '/help'),
      }}
      state={selectPayGift(state)}
      links={{
        ...{ submit: '/gift/pay', change: '/gift', given: '/gift/given' },
        ...{ switchAccount: '/logout', help: '/help' },
      }}
      onPaymentMethodChoose={nothing}
      onCardFrameReady={nothing}
      onCardFrameEnter={nothing}
      onCardFrameLeave={nothing}
      onCardPageRetry={nothing}
      onCardReplace={nothing}
      onPayPalStart={nothing}
      onPurchase={nothing}
    />
  );
  return wordsOf(renderToStaticMarkup(page));
}

test('there is a gift of each kind in each place', () => {
  expect(offers).toHaveLength(21);
});

test.each(languages)(
  'in %s a gift shows what is charged, the tax where it is added, and no other sum',
  async (language) => {
    await i18next.changeLanguage(language);
    for (const offer of offers) {
      const text = drawn(language, offer);
      const charged = [offer.total, taxAddedTo(offer)].flatMap((money) => money?.amount ?? []);
      expect({ offer, shown: [...new Set(sumsIn(text))].toSorted() }).toEqual({
        offer,
        shown: [...new Set(charged)].toSorted(),
      });
      expect({ offer, signs: currencySignsIn(text) }).toEqual({
        offer,
        signs: [currencySigns[offer.total.currency as keyof typeof currencySigns]],
      });
    }
  },
);
