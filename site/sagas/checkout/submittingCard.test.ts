import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CardPageMessage } from '../../src/services/cardPages.ts';
import type { PurchaseOutcome } from '../../src/services/purchases.ts';
import {
  cardFrameLoaded,
  cardPageRetried,
  paymentMethodChosen,
  planChosen,
  purchasePressed,
} from '../../src/pages/checkout/paying/events.ts';
import { openCheckout, refused, settled, type Opening } from './testing/openCheckout.ts';

const src = 'https://pay.example/page';
const page = { src };
const complete = { kind: 'validated', complete: true } as const;
const incomplete = { kind: 'validated', complete: false } as const;
const saved = { kind: 'saved', refId: 'card-1', token: 'signed' } as const;
const declined: CardPageMessage = {
  kind: 'refused',
  errorCode: 'GatewayTransactionError',
  errorMessage: 'Transaction declined.',
  emptyFields: [],
};
const confirmation = '/de/buy/checkout/summary?purchase=purchase-1';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

async function wait(ms: number) {
  await vi.advanceTimersByTimeAsync(ms);
  await settled();
}

/** A checkout whose card page stands in its frame, with the purchase button pressed. */
async function pressed(opening: Opening = {}) {
  const checkout = openCheckout(opening);
  await settled();
  await checkout.press(cardFrameLoaded());
  checkout.commands.length = 0;
  await checkout.press(purchasePressed());
  return checkout;
}

describe('a press with a card that was typed', () => {
  it('checks the fields, saves the card and buys with it', async () => {
    const { cardPageSays, commands, purchaseRequests, state, visited, leavings } = await pressed();
    expect(state().payment.card).toEqual({ status: 'submitting', page });
    expect(commands).toEqual([`validate ${src}`]);

    await cardPageSays(complete);
    expect(commands).toEqual([`validate ${src}`, `submit ${src}`]);
    expect(purchaseRequests).toEqual([]);

    await cardPageSays(saved);
    expect(purchaseRequests).toEqual([
      {
        quoteId: 'quote of B2C14DANNUAL',
        total: { amount: 0, currency: 'EUR' },
        purchaseKey: 'key-1',
        paymentMethod: { type: 'ZUORA', refId: 'card-1' },
      },
    ]);
    expect(visited).toEqual([confirmation]);
    expect(leavings.size).toBe(0);
  });

  it('does nothing for a second press meanwhile', async () => {
    const { cardPageSays, commands, purchaseRequests, press } = await pressed();
    await press(purchasePressed());
    await cardPageSays(complete);
    await press(purchasePressed());
    await cardPageSays(saved);

    expect(commands).toEqual([`validate ${src}`, `submit ${src}`]);
    expect(purchaseRequests).toHaveLength(1);
  });

  it('names the fields that are wrong or missing, leaves the page as it is and buys nothing', async () => {
    const { cardPageSays, commands, purchaseRequests, signed, state } = await pressed();
    await cardPageSays({ kind: 'fieldRefused', field: 'creditCardNumber', empty: false });
    await cardPageSays({ kind: 'fieldRefused', field: 'cardSecurityCode', empty: true });
    await cardPageSays(incomplete);

    expect(state().payment.card).toEqual({
      status: 'page',
      page,
      problem: { reason: 'invalid', fields: ['number', 'code'] },
    });
    expect(state().purchase).toEqual({ status: 'ready' });
    expect(commands).toEqual([`validate ${src}`]);
    expect(signed).toHaveLength(1);
    expect(purchaseRequests).toEqual([]);
  });

  it('drops an earlier problem once the fields are complete', async () => {
    const { cardPageSays, press, state, visited } = await pressed();
    await cardPageSays({ kind: 'fieldRefused', field: 'creditCardHolderName', empty: true });
    await cardPageSays(incomplete);
    await press(purchasePressed());
    expect(state().payment.card).toMatchObject({ status: 'submitting', problem: { fields: ['holder'] } });

    await cardPageSays(complete);
    expect(state().payment.card).toEqual({ status: 'submitting', page });
    await cardPageSays(saved);
    expect(visited).toEqual([confirmation]);
  });

  it('says by the card that it was declined, and buys with another one at the next press', async () => {
    const { cardPageSays, purchaseRequests, press, state, visited } = await pressed();
    await cardPageSays(complete);
    await cardPageSays(declined);
    expect(state().payment.card).toEqual({ status: 'loadingPage', page, problem: { reason: 'declined' } });
    expect(state().purchase).toEqual({ status: 'ready' });
    expect(purchaseRequests).toEqual([]);

    await press(cardFrameLoaded());
    await press(purchasePressed());
    await cardPageSays(complete);
    await cardPageSays(saved);
    expect(visited).toEqual([confirmation]);
    expect(purchaseRequests).toHaveLength(1);
  });

  it('is told to a page that is signed anew where the signature is used up', async () => {
    const { cardPageSays, purchaseRequests, state } = await pressed();
    await cardPageSays(complete);
    await cardPageSays({ ...declined, errorCode: 'Attempt_Exceed_Limitation' });

    expect(state().payment.card).toEqual({ status: 'pageFailed' });
    expect(purchaseRequests).toEqual([]);
  });
});

describe('a card page that does not answer', () => {
  it.each([
    ['to the check', [], 10_000],
    ['with the card', [complete], 60_000],
  ] as const)('%s can be opened again, and nothing was charged', async (_what, answers, limit) => {
    const { cardPageSays, listeners, purchaseRequests, press, signed, state } = await pressed();
    for (const answer of answers) await cardPageSays(answer);
    await wait(limit - 1);
    expect(state().payment.card.status).toBe('submitting');

    await wait(1);
    expect(state().payment.card).toEqual({ status: 'pageSilent' });
    expect(listeners.size).toBe(0);
    expect(signed).toHaveLength(1);

    await press(cardPageRetried());
    expect(state().payment.card).toEqual({ status: 'loadingPage', page });
    await wait(60_000);
    expect(purchaseRequests).toEqual([]);
  });

  it('can be opened again after a fault of ours, which charged nothing', async () => {
    const checkout = openCheckout();
    await settled();
    await checkout.press(cardFrameLoaded());
    checkout.failValidate();
    await checkout.press(purchasePressed());

    expect(checkout.faults).toHaveLength(1);
    expect(checkout.state().payment.card).toEqual({ status: 'pageSilent' });
    expect(checkout.state().purchase).toEqual({ status: 'ready' });
    checkout.close();
  });
});

describe('turning away before the card is saved', () => {
  it('to PayPal buys nothing, whatever the page answers then', async () => {
    const { cardPageSays, purchaseRequests, press, state } = await pressed();
    await cardPageSays(complete);
    await press(paymentMethodChosen('paypal'));
    await cardPageSays(saved);

    expect(purchaseRequests).toEqual([]);
    expect(state().purchase).toEqual({ status: 'ready' });
    expect(state().payment.card.status).toBe('saved');
  });

  it('while the fields are checked opens the card form again at once', async () => {
    const { commands, press, state } = await pressed();
    await press(paymentMethodChosen('paypal'));
    expect(state().payment.card).toEqual({ status: 'page', page });
    await wait(60_000);
    expect(state().payment.card).toEqual({ status: 'page', page });
    expect(commands).toEqual([`validate ${src}`]);
  });

  // Another number could be typed there, and the answer to the first one would buy with the first card.
  it('once the card was sent keeps its form locked until the answer, and a press does nothing', async () => {
    const { cardPageSays, commands, purchaseRequests, press, state } = await pressed();
    await cardPageSays(complete);
    await press(paymentMethodChosen('paypal'));
    await press(paymentMethodChosen('card'));
    expect(state().payment.card).toEqual({ status: 'submitting', page });

    await press(purchasePressed());
    expect(commands).toEqual([`validate ${src}`, `submit ${src}`]);
    await cardPageSays(complete);
    await cardPageSays(saved);
    expect(purchaseRequests).toEqual([]);
    expect(state()).toMatchObject({
      payment: { card: { status: 'saved', last4: '4242' } },
      purchase: { status: 'ready' },
    });
  });

  it('once the card was sent opens the form anew after a refusal', async () => {
    const { cardPageSays, purchaseRequests, press, state } = await pressed();
    await cardPageSays(complete);
    await press(paymentMethodChosen('paypal'));
    await press(paymentMethodChosen('card'));
    await cardPageSays(declined);
    expect(state().payment.card).toEqual({ status: 'loadingPage', page, problem: { reason: 'declined' } });

    await press(cardFrameLoaded());
    await wait(60_000);
    expect(state().payment.card).toEqual({ status: 'page', page, problem: { reason: 'declined' } });
    await press(purchasePressed());
    await cardPageSays(complete);
    await cardPageSays({ ...saved, refId: 'card-2' });
    expect(purchaseRequests).toMatchObject([{ paymentMethod: { refId: 'card-2' } }]);
  });

  it('once the card was sent lets the form be opened again where no answer comes', async () => {
    const { cardPageSays, press, state } = await pressed();
    await cardPageSays(complete);
    await press(paymentMethodChosen('paypal'));
    await wait(60_000);
    expect(state().payment.card).toEqual({ status: 'pageSilent' });
  });

  it('and back to the card buys at another press alone', async () => {
    const { cardPageSays, purchaseRequests, press } = await pressed();
    await cardPageSays(complete);
    await press(paymentMethodChosen('paypal'));
    await press(paymentMethodChosen('card'));
    await cardPageSays(saved);
    expect(purchaseRequests).toEqual([]);

    await press(purchasePressed());
    expect(purchaseRequests).toHaveLength(1);
  });

  // A browser may keep the document and show it again later, with everything in it running on.
  it('to another document buys nothing when this one is shown again', async () => {
    const { cardPageSays, leave, purchaseRequests, state } = await pressed();
    await cardPageSays(complete);
    await leave();
    await cardPageSays(saved);

    expect(purchaseRequests).toEqual([]);
    expect(state().purchase).toEqual({ status: 'ready' });
  });

  it('to another plan stops before charging and says so', async () => {
    const { cardPageSays, purchaseRequests, press, state } = await pressed();
    await cardPageSays(complete);
    await press(planChosen('B2CMONTHLY'));
    await cardPageSays(saved);
    expect(state().purchase).toEqual({ status: 'quoteChangedMeanwhile' });
    expect(purchaseRequests).toEqual([]);

    await press(purchasePressed());
    expect(purchaseRequests).toMatchObject([{ quoteId: 'quote of B2CMONTHLY' }]);
  });
});

describe('a card that is refused when it is charged', () => {
  it.each([
    ['PAYMENT_DECLINED', 'declined'],
    ['PAYMENT_METHOD_EXPIRED', 'expired'],
  ] as const)('%s: one message stands, by the card, whose form is open again', async (code, reason) => {
    const answers: PurchaseOutcome[] = [refused(code)];
    const { cardPageSays, purchaseRequests, press, signed, state } = await pressed({
      billing: {
        buy: () => Promise.resolve(answers.shift() ?? { kind: 'accepted', id: 'purchase-1', decided: true }),
      },
    });
    await cardPageSays(complete);
    await cardPageSays(saved);
    expect(state().payment.card).toEqual({ status: 'loadingPage', page, problem: { reason } });
    expect(state().purchase).toEqual({ status: 'ready' });
    expect(signed).toHaveLength(2);

    // The gateway replays a no for the same key: another card would be declined unread.
    await press(cardFrameLoaded());
    await press(purchasePressed());
    await cardPageSays(complete);
    await cardPageSays({ ...saved, refId: 'card-2' });
    expect(purchaseRequests).toMatchObject([
      { purchaseKey: 'key-1', paymentMethod: { refId: 'card-1' } },
      { purchaseKey: 'key-2', paymentMethod: { refId: 'card-2' } },
    ]);
  });
});

// Where the connection breaks while the card is sent, the frame shows the browser's own error page.
it('a frame that loads a page without an answer is told within seconds, not after a minute', async () => {
  const { press, cardPageSays, state } = await pressed();
  await cardPageSays(complete);
  await press(cardFrameLoaded());
  await wait(4_999);
  expect(state().payment.card.status).toBe('submitting');
  await wait(1);
  expect(state().payment.card).toEqual({ status: 'pageSilent' });
});
