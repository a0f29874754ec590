import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  cardFrameLoaded,
  cardPageRetried,
  paymentMethodChosen,
  purchasePressed,
} from '../../src/pages/checkout/paying/events.ts';
import { openCheckout, settled } from './testing/openCheckout.ts';

const src = 'https://pay.example/page';
const complete = { kind: 'validated', complete: true } as const;
const incomplete = { kind: 'validated', complete: false } as const;
const saved = { kind: 'saved', refId: 'card-1', token: 'signed' } as const;

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

describe('a press without a connection', () => {
  async function pressedOffline() {
    const checkout = openCheckout();
    await settled();
    await checkout.press(cardFrameLoaded());
    checkout.loseNetwork();
    checkout.commands.length = 0;
    await checkout.press(purchasePressed());
    await checkout.cardPageSays(complete);
    return checkout;
  }

  it('sends no card, and goes on by itself once there is a connection', async () => {
    const { cardPageSays, commands, state, networkReturns, visited } = await pressedOffline();
    expect(commands).toEqual([`validate ${src}`]);
    expect(state().purchase).toEqual({ status: 'offline' });

    await networkReturns();
    expect(commands).toEqual([`validate ${src}`, `submit ${src}`]);
    expect(state().purchase).toEqual({ status: 'ready' });
    await cardPageSays(saved);
    expect(visited).toEqual(['/de/buy/checkout/summary?purchase=purchase-1']);
  });

  // A network that lets nothing through does not tell when it does again.
  it('asks again after a pause where the browser tells of no connection', async () => {
    const { commands, networkReturnsUnnoticed, state } = await pressedOffline();
    await wait(3_000);
    networkReturnsUnnoticed();
    // The second pause is twice as long.
    await wait(5_999);
    expect(state().purchase).toEqual({ status: 'offline' });
    await wait(1);
    expect(state().purchase).toEqual({ status: 'ready' });
    expect(commands).toContain(`submit ${src}`);
  });

  it('asks at least every half minute', async () => {
    const { networkReturnsUnnoticed, state } = await pressedOffline();
    await wait(600_000);
    networkReturnsUnnoticed();
    await wait(30_000);
    expect(state().purchase).toEqual({ status: 'ready' });
  });

  it('says first what is missing in the card', async () => {
    const checkout = openCheckout();
    await settled();
    await checkout.press(cardFrameLoaded());
    checkout.loseNetwork();
    await checkout.press(purchasePressed());
    await checkout.cardPageSays({ kind: 'fieldRefused', field: 'cardSecurityCode', empty: true });
    await checkout.cardPageSays(incomplete);
    expect(checkout.state().purchase).toEqual({ status: 'ready' });
    expect(checkout.state().payment.card).toMatchObject({ problem: { reason: 'missing', fields: ['code'] } });
  });

  it.each([
    ['another payment method', paymentMethodChosen('paypal')],
    ['another card form', cardPageRetried()],
  ])('ends with %s, and sends nothing later', async (_what, turned) => {
    const { press, commands, state, networkReturns } = await pressedOffline();
    await press(turned);
    expect(state().purchase).toEqual({ status: 'ready' });
    await networkReturns();
    expect(commands).not.toContain(`submit ${src}`);
  });
});
