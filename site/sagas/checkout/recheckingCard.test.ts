import { describe, expect, it } from '@jest/globals';
import { cardFrameLeft, cardFrameLoaded, purchasePressed } from '../../src/pages/checkout/Checkout/events.ts';
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
    const { cardPageSays, commands, orders, press, state } = await withMissingFields();
    await press(cardFrameLeft());
    await cardPageSays(complete);
    expect(state().payment.card).toEqual({ status: 'page', page });
    expect(commands).toEqual([`validate ${page.src}`]);
    expect(orders).toEqual([]);
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

it('leaving the card page asks nothing where no field was named', async () => {
  const { commands, press } = openCheckout();
  await settled();
  await press(cardFrameLoaded());
  commands.length = 0;
  await press(cardFrameLeft());
  expect(commands).toEqual([]);
});
