import { describe, expect, it } from 'vitest';
import { apiAnswering } from '../../src/api/testing/apiAnswering.ts';
import { createPurchases } from '../../src/services/purchases.ts';
import { cardSaved, purchasePressed } from '../../src/pages/checkout/paying/events.ts';
import { openCheckout } from './testing/openCheckout.ts';

const visa = cardSaved({ refId: 'card-1', brand: 'Visa', last4: '4242' });

// The answer while the outcome is unknown names a purchase that may still be refused.
describe.each([
  ['ACTIVE', 200, ['start', 'complete']],
  ['PENDING', 202, ['start']],
])('a purchase answered as %s', (status, code, actions) => {
  it(`leads to the confirmation, and counts ${actions.join(' and ')}`, async () => {
    const answer = { data: { attributes: { id: 'purchase-1', status } } };
    const { buy } = createPurchases(apiAnswering(answer, code).memberApi);
    const { press, visited, counted } = openCheckout({ billing: { buy } });
    await press(visa);
    await press(purchasePressed());

    expect(visited).toEqual(['/de/buy/checkout/summary?purchase=purchase-1']);
    expect(counted).toHaveLength(actions.length);
    expect(counted).toMatchObject(actions.map((action) => ({ name: 'purchase', action })));
  });
});
