import { describe, expect, it } from 'vitest';
import {
  cardFrameEntered,
  cardFrameLeft,
  cardFrameLoaded,
  purchasePressed,
} from '../../src/pages/checkout/paying/events.ts';
import { openCheckout, settled } from './testing/openCheckout.ts';

const page = { src: 'https://pay.example/page' };
const empty = (field: string) => ({ kind: 'fieldRefused', field, empty: true }) as const;
const incomplete = { kind: 'validated', complete: false } as const;
const complete = { kind: 'validated', complete: true } as const;

/** A checkout that says which fields of the card are missing, after a press. */
async function withMissingFields() {
  const checkout = openCheckout();
  await settled();
  await checkout.press(cardFrameLoaded());
  await checkout.press(purchasePressed());
  await checkout.cardPageSays(empty('creditCardNumber'));
  await checkout.cardPageSays(empty('cardSecurityCode'));
  await checkout.cardPageSays(incomplete);
  expect(checkout.state().payment.card).toMatchObject({ problem: { fields: ['number', 'code'] } });
  checkout.commands.length = 0;
  return checkout;
}

describe('leaving the card page after its missing fields were named', () => {
  it('asks it again, and names what is missing still', async () => {
    const { cardPageSays, commands, press, state } = await withMissingFields();
    await press(cardFrameLeft());
    expect(commands).toEqual([`validate ${page.src}`]);

    await cardPageSays(empty('cardSecurityCode'));
    await cardPageSays(incomplete);
    expect(state().payment.card).toEqual({
      status: 'page',
      page,
      problem: { reason: 'missing', fields: ['code'] },
    });
  });

  it('drops the message once all fields are filled in, and submits nothing', async () => {
    const { cardPageSays, commands, purchaseRequests, press, state } = await withMissingFields();
    await press(cardFrameLeft());
    await cardPageSays(complete);
    expect(state().payment.card).toEqual({ status: 'page', page });
    expect(commands).toEqual([`validate ${page.src}`]);
    expect(purchaseRequests).toEqual([]);
  });

  it('leaves the answer to a press that comes meanwhile to that press', async () => {
    const { cardPageSays, commands, press, state } = await withMissingFields();
    await press(cardFrameLeft());
    await press(purchasePressed());
    await cardPageSays(complete);
    expect(commands.at(-1)).toBe(`submit ${page.src}`);
    expect(state().payment.card).toEqual({ status: 'submitting', page });
  });
});

describe('typing the card again after its missing fields were named', () => {
  const named = { reason: 'missing', fields: ['number', 'code'] };

  // Taken away, it would leave empty room above the form, or move the form under the finger.
  it('keeps the message until the page is left, and after that what is incomplete still', async () => {
    const { cardPageSays, press, state } = await withMissingFields();
    await press(cardFrameEntered());
    expect(state().payment.card).toEqual({ status: 'page', page, problem: named });

    await press(cardFrameLeft());
    expect(state().payment.card).toEqual({ status: 'page', page, problem: named });
    await cardPageSays(empty('cardSecurityCode'));
    await cardPageSays(incomplete);
    expect(state().payment.card).toEqual({
      status: 'page',
      page,
      problem: { reason: 'missing', fields: ['code'] },
    });
  });

  it('leaves the message as it is where the page is entered again before it answered', async () => {
    const { cardPageSays, press, state } = await withMissingFields();
    await press(cardFrameEntered());
    await press(cardFrameLeft());
    await press(cardFrameEntered());
    await cardPageSays(empty('creditCardNumber'));
    await cardPageSays(incomplete);
    expect(state().payment.card).toMatchObject({ problem: named });
  });

  it('keeps the message until a press is answered', async () => {
    const { cardPageSays, press, state } = await withMissingFields();
    await press(cardFrameEntered());
    await press(purchasePressed());
    expect(state().payment.card).toMatchObject({ status: 'submitting', problem: named });
    await cardPageSays(empty('cardSecurityCode'));
    await cardPageSays(incomplete);
    expect(state().payment.card).toEqual({
      status: 'page',
      page,
      problem: { reason: 'missing', fields: ['code'] },
    });
  });

  it('shows a refusal of the card before for as long as the form stands', async () => {
    const { cardPageSays, press, state } = openCheckout();
    await settled();
    await press(cardFrameLoaded());
    await press(purchasePressed());
    await cardPageSays(complete);
    await cardPageSays({
      kind: 'refused',
      errorCode: 'Transaction_Declined',
      errorMessage: '',
      emptyFields: [],
    });
    await press(cardFrameLoaded());
    await press(cardFrameEntered());
    expect(state().payment.card).toMatchObject({ status: 'page', problem: { reason: 'declined' } });
  });
});

it('leaving the card page asks nothing where no field was named', async () => {
  const { commands, press } = openCheckout();
  await settled();
  await press(cardFrameLoaded());
  commands.length = 0;
  await press(cardFrameLeft());
  expect(commands).toEqual([]);
});
