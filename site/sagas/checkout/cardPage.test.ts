import { describe, expect, it } from 'vitest';
import type { CardPageMessage } from '../../src/services/cardPages.ts';
import type { CardPageOutcome } from '../../src/services/paymentMethods.ts';
import {
  cardFrameLoaded,
  cardPageRetried,
  cardReplaced,
  purchasePressed,
} from '../../src/pages/checkout/paying/events.ts';
import {
  deferred,
  openCheckout,
  openFacts,
  refused,
  settled,
  signedPage,
  type Opening,
} from './testing/openCheckout.ts';

const saved = { kind: 'saved', refId: 'card-1', token: 'signed' } as const;
const refusal = {
  kind: 'refused',
  errorCode: 'GatewayTransactionError',
  errorMessage: '',
  emptyFields: [],
} satisfies CardPageMessage;
const page = { src: 'https://pay.example/page' };

/** A checkout whose card page stands in its frame. */
async function withCardPage(opening: Opening = {}) {
  const checkout = openCheckout(opening);
  await settled();
  await checkout.press(cardFrameLoaded());
  return checkout;
}

describe("the payment partner's page", () => {
  it('is signed in the language and theme of the checkout, and heard from its own origin alone', async () => {
    const { signed, state, listeners } = await withCardPage();

    expect(signed).toEqual([{ language: 'de', theme: 'night' }]);
    expect(state().payment.card).toEqual({ status: 'page', page });
    expect([...listeners.values()]).toEqual(['https://pay.example']);
  });

  // Said by the page and by us, it would be said twice.
  it('is asked once to let us say what is wrong and for its height, and is filled with the name of the account', async () => {
    const { commands, press } = await withCardPage();
    await press(cardFrameLoaded());

    expect(commands).toEqual([
      'customize https://pay.example/page',
      'measure https://pay.example/page',
      'holder Nora New https://pay.example/page',
    ]);
  });

  it.each([
    ['is not known', ''],
    ['is longer than the payment partner takes', 'Nora '.repeat(11).trim()],
  ])('is left without a name where that of the account %s', async (_why, fullName) => {
    const { commands } = await withCardPage({ facts: { ...openFacts, fullName } });
    expect(commands).toEqual(['customize https://pay.example/page', 'measure https://pay.example/page']);
  });

  it('is as high as it says', async () => {
    const { cardPageSays, state } = await withCardPage();
    await cardPageSays({ kind: 'resized', height: 512 });

    expect(state().payment.card).toEqual({ status: 'page', page: { ...page, height: 512 } });
  });

  it('can be asked for again when it could not be signed', async () => {
    const answers: CardPageOutcome[] = [{ kind: 'unavailable' }];
    const { press, state, listeners } = openCheckout({
      billing: { signCardPage: () => Promise.resolve(answers.shift() ?? signedPage(page.src, 'signed')) },
    });
    await settled();
    expect(state().payment.card).toEqual({ status: 'pageFailed' });
    expect(listeners.size).toBe(0);

    await press(cardPageRetried());
    expect(state().payment.card).toEqual({ status: 'loadingPage', page });
  });

  it('is told apart where it was opened too often, and opens again later', async () => {
    const answers: CardPageOutcome[] = [{ kind: 'tooMany', minutes: 40 }];
    const { press, state } = openCheckout({
      billing: { signCardPage: () => Promise.resolve(answers.shift() ?? signedPage(page.src, 'signed')) },
    });
    await settled();
    expect(state().payment.card).toEqual({ status: 'tooManyPages', minutes: 40 });

    await press(cardPageRetried());
    expect(state().payment.card).toEqual({ status: 'loadingPage', page });
  });

  it('is opened once, however often it is asked for', async () => {
    const first = deferred<CardPageOutcome>();
    const answers = [first.promise];
    const { press, state, listeners } = openCheckout({
      billing: {
        signCardPage: () =>
          answers.shift() ?? Promise.resolve(signedPage('https://pay.example/second', 'two')),
      },
    });
    await press(cardPageRetried());
    await first.give(signedPage(page.src, 'one'));

    expect(state().payment.card).toMatchObject({ page: { src: 'https://pay.example/second' } });
    expect(listeners.size).toBe(1);
  });
});

describe('a card', () => {
  it('is saved under the reference that the page gave, and nothing more is heard', async () => {
    const { cardPageSays, described, state, listeners } = await withCardPage();
    await cardPageSays(saved);

    expect(described).toEqual(['card-1']);
    expect(state().payment.card).toEqual({ status: 'saved', brand: 'Visa', last4: '4242' });
    expect(listeners.size).toBe(0);
  });

  // A card page signed for another person must not put its card into this checkout.
  it('of another signature is not taken', async () => {
    const { cardPageSays, described, state } = await withCardPage();
    await cardPageSays({ ...saved, token: 'of another page' });

    expect(described).toEqual([]);
    expect(state().payment.card.status).toBe('page');
  });

  it.each([
    ['Transaction declined.', 'declined'],
    ['Expired card', 'expired'],
    ['Wrong security code', 'detailsWrong'],
  ] as const)(
    'that is refused in the page with “%s” can be typed into a new one',
    async (errorMessage, reason) => {
      const { cardPageSays, commands, press, signed, listeners, state } = await withCardPage();
      commands.length = 0;
      await cardPageSays({ ...refusal, errorMessage });
      expect(signed).toHaveLength(2);
      expect(listeners.size).toBe(1);
      expect(state().payment.card).toEqual({ status: 'loadingPage', page, problem: { reason } });

      await press(cardFrameLoaded());
      expect(state().payment.card).toEqual({ status: 'page', page, problem: { reason } });
      // The payment partner keeps the name that was typed: ours would take its place.
      expect(commands).toEqual(['customize https://pay.example/page', 'measure https://pay.example/page']);

      await cardPageSays(saved);
      expect(state().payment.card.status).toBe('saved');
    },
  );

  it('whose fields are found empty only when it is submitted names them', async () => {
    const { cardPageSays, state } = await withCardPage();
    await cardPageSays({
      ...refusal,
      errorCode: 'HostedPageFieldValidationError',
      emptyFields: ['cardSecurityCode', 'creditCardExpirationMonth', 'creditCardExpirationYear'],
    });

    expect(state().payment.card).toMatchObject({
      problem: { reason: 'missing', fields: ['code', 'expiry'] },
    });
  });

  it('needs a new page where the signature of this one is used up', async () => {
    const { cardPageSays, state, listeners } = await withCardPage();
    await cardPageSays({ ...refusal, errorCode: 'Invalid_Security' });

    expect(state().payment.card).toEqual({ status: 'pageFailed' });
    expect(listeners.size).toBe(0);
  });

  // Whose it is is looked up when it is charged: the purchase says what is wrong, such as another account's session.
  it('pays even where it cannot be described', async () => {
    const { cardPageSays, purchaseRequests, press, state } = await withCardPage({
      billing: { describeCard: () => Promise.resolve(undefined) },
    });
    await cardPageSays(saved);
    expect(state().payment.card).toEqual({ status: 'savedUndescribed' });

    await press(purchasePressed());
    expect(purchaseRequests).toMatchObject([{ paymentMethod: { type: 'ZUORA', refId: 'card-1' } }]);
  });

  it('that is declined when it is charged leaves its name to the next form', async () => {
    const { cardPageSays, commands, press } = await withCardPage({
      billing: {
        describeCard: () => Promise.resolve({ brand: 'Visa', last4: '0341', holder: 'N. Newer' }),
        buy: () => Promise.resolve(refused('PAYMENT_DECLINED')),
      },
    });
    await cardPageSays(saved);
    await press(purchasePressed());
    await press(cardFrameLoaded());
    expect(commands.at(-1)).toBe('holder N. Newer https://pay.example/page');
  });

  it('that is replaced leaves no name to the next form', async () => {
    const { cardPageSays, commands, press } = await withCardPage({
      billing: { describeCard: () => Promise.resolve({ brand: 'Visa', last4: '4242', holder: 'Nora New' }) },
    });
    commands.length = 0;
    await cardPageSays(saved);
    await press(cardReplaced());
    await press(cardFrameLoaded());
    expect(commands).toEqual(['customize https://pay.example/page', 'measure https://pay.example/page']);
  });

  it('can be replaced by another', async () => {
    const { cardPageSays, press, signed, state } = await withCardPage();
    await cardPageSays(saved);
    await press(cardReplaced());

    expect(signed).toHaveLength(2);
    expect(state().payment.card).toEqual({ status: 'loadingPage', page });
  });
});
