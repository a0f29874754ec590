import { beforeEach, describe, expect, it, vi } from 'vitest';
import { planChosen, purchasePressed } from '../../src/pages/checkout/paying/events.ts';
import type { WalletMessage, Wallets } from '../../src/services/wallets.ts';
import { annualOffer } from './testing/offers.ts';
import { openCheckout, openFacts, quoted, refused, settled, type Opening } from './testing/openCheckout.ts';

const euros = (amount: number) => ({ amount, currency: 'EUR' as const });
const monthly = { ...annualOffer, plan: 'B2CMONTHLY' as const, totalToday: euros(1299) };
const dearer = {
  ...monthly,
  firstCharge: { ...monthly.firstCharge, amount: euros(1399) },
  totalToday: euros(1399),
};
const confirmed: WalletMessage = { kind: 'confirmed', refId: 'wallet-1' };
const frame = { src: 'frame 1299', height: 68 };

let hear: Set<(message: WalletMessage) => void>;
let answers: unknown[];

/** Wallets of a browser that has them. Each frame is named by its sum. */
function walletsThat(open: Wallets['open'], mayOffer = true): Wallets {
  return {
    mayOffer: () => mayOffer,
    frameFor: ({ total }) => `frame ${total.amount}`,
    listen: (_src, listener) => {
      hear.add(listener);
      return () => hear.delete(listener);
    },
    open,
    answer: (...answer) => answers.push(answer),
  };
}

const opens = vi.fn<Wallets['open']>(() => Promise.resolve({ kind: 'open', token: 'session-1' }));

async function offered(opening: Opening = {}, wallets = walletsThat(opens)) {
  const checkout = openCheckout({
    facts: { ...openFacts, wallets: ['googlepay'], quote: { id: 'quote-1', attributes: monthly } },
    billing: { quote: () => Promise.resolve(quoted('quote-2', monthly)), ...opening.billing },
    ...opening,
    wallets,
  });
  // The script of wallets is loaded.
  await vi.waitFor(() => {
    expect(checkout.state().wallet.status === 'absent' && hear.size === 0 && wallets.mayOffer([])).toBe(
      false,
    );
  });
  return checkout;
}

async function say(...messages: WalletMessage[]) {
  for (const message of messages) for (const listener of hear) listener(message);
  await settled();
}

beforeEach(() => {
  hear = new Set();
  answers = [];
  opens.mockClear();
});

describe('wallets', () => {
  it('show once there are buttons, and no longer when there are none', async () => {
    const { state } = await offered();
    expect(state().wallet).toEqual({ status: 'preparing', frame: { src: 'frame 1299' } });
    await say({ kind: 'resized', height: 68 });
    expect(state().wallet).toEqual({ status: 'offered', frame });
    await say({ kind: 'resized', height: 0 });
    expect(state().wallet).toEqual({ status: 'preparing', frame: { src: 'frame 1299' } });
  });

  it('are absent where they are not configured, and where the browser has none', async () => {
    const facts = { ...openFacts, quote: { id: 'quote-1', attributes: monthly } };
    const off = openCheckout({ facts, wallets: walletsThat(opens) });
    await settled();
    expect(off.state().wallet).toEqual({ status: 'absent' });
    const none = await offered({}, walletsThat(opens, false));
    await settled();
    expect(none.state().wallet).toEqual({ status: 'absent' });
    expect(hear.size).toBe(0);
  });

  it('go with the order: free days have no sum to confirm', async () => {
    const { press, state } = await offered({
      billing: { quote: () => Promise.resolve(quoted('quote-2', annualOffer)) },
    });
    await say({ kind: 'resized', height: 68 });
    await press(planChosen('B2C14DANNUAL'));
    await vi.waitFor(() => {
      expect(state().wallet).toEqual({ status: 'absent' });
    });
    expect(hear.size).toBe(0);
  });
});

describe('a press on a wallet', () => {
  it('gets leave for the quote that is shown, and what is confirmed buys with it', async () => {
    const { state, purchaseRequests, visited } = await offered();
    await say({ kind: 'resized', height: 68 }, { kind: 'pressed' });
    expect(opens).toHaveBeenCalledWith('quote-1');
    expect(answers).toEqual([['frame 1299', 'session-1']]);
    expect(purchaseRequests).toEqual([]);
    await say(confirmed);
    expect(purchaseRequests).toEqual([
      {
        quoteId: 'quote-1',
        total: { amount: 1299, currency: 'EUR' },
        purchaseKey: 'key-1',
        paymentMethod: { type: 'ZUORA', refId: 'wallet-1' },
      },
    ]);
    expect(visited).toEqual(['/de/buy/checkout/summary?purchase=purchase-1']);
    expect(state().purchase).toEqual({ status: 'submitting' });
  });

  it('is confirmed once, however often that is said', async () => {
    const { purchaseRequests } = await offered({ billing: { buy: () => new Promise(() => undefined) } });
    await say({ kind: 'resized', height: 68 }, { kind: 'pressed' }, confirmed, confirmed);
    expect(purchaseRequests).toHaveLength(1);
  });

  it('buys nothing beside a purchase that is on its way', async () => {
    const { press, purchaseRequests } = await offered({
      billing: { buy: () => new Promise(() => undefined) },
    });
    await say({ kind: 'resized', height: 68 }, { kind: 'pressed' }, confirmed);
    await press(purchasePressed());
    expect(purchaseRequests).toHaveLength(1);
  });

  it.each([
    ['transaction_declined', 'declined'],
    ['canceled', 'cancelled'],
    ['internal_server_error', 'unavailable'],
    ['of a kind that is not known', 'unavailable'],
  ])('that ends with %s says %s, and buys nothing', async (code, reason) => {
    const { state, purchaseRequests } = await offered();
    await say({ kind: 'resized', height: 68 }, { kind: 'pressed' }, { kind: 'failed', code });
    expect(state().wallet).toEqual({ status: 'failed', reason, frame });
    expect(purchaseRequests).toEqual([]);
    await say({ kind: 'pressed' });
    expect(state().wallet).toEqual({ status: 'offered', frame });
  });

  it('whose card is declined when it is charged says so by the wallet, and the next press is a new purchase', async () => {
    const { state, purchaseRequests, counted } = await offered({
      billing: { buy: () => Promise.resolve(refused('PAYMENT_DECLINED')) },
    });
    await say({ kind: 'resized', height: 68 }, { kind: 'pressed' }, confirmed);
    expect(state().wallet).toEqual({ status: 'failed', reason: 'declined', frame });
    expect(state().purchase).toEqual({ status: 'ready' });
    expect(state().payment.card.status).toBe('loadingPage');
    expect(counted.at(-1)).toMatchObject({ name: 'purchase', action: 'failed' });
    await say({ kind: 'pressed' }, confirmed);
    expect(purchaseRequests.map(({ purchaseKey }) => purchaseKey)).toEqual(['key-1', 'key-2']);
  });

  it('of an order that has changed shows the new one, and lets the wallet go', async () => {
    const data = { quote: { id: 'quote-3', attributes: dearer } };
    const changed = walletsThat(() => Promise.resolve(refused('QUOTE_CHANGED', data)));
    const { state } = await offered({}, changed);
    await say({ kind: 'resized', height: 68 }, { kind: 'pressed' });
    expect(answers).toEqual([['frame 1299']]);
    expect(state().quote).toMatchObject({ status: 'changed', quote: { id: 'quote-3' } });
    expect(state().wallet).toEqual({ status: 'preparing', frame: { src: 'frame 1399' } });
  });

  it('without an answer of ours lets the wallet go, and says so', async () => {
    const { state } = await offered(
      {},
      walletsThat(() => Promise.resolve({ kind: 'unavailable' })),
    );
    await say({ kind: 'resized', height: 68 }, { kind: 'pressed' });
    expect(answers).toEqual([['frame 1299']]);
    expect(state().wallet).toEqual({ status: 'failed', reason: 'unavailable', frame });
  });
});
