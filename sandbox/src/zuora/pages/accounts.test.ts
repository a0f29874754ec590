import { expect, it } from 'vitest';
import { zuoraLife } from '../../testing/zuora-life.ts';
import { accountsPage } from './accounts.ts';

it('the page of accounts shows planned changes, pauses, credit and refunds', () => {
  const life = zuoraLife();
  const shown = () => accountsPage(life.state).markup.replace(/\s+/g, ' ');
  life.buy('2026-01-01', { plan: 'B2CANNUAL', months: 12 });
  life.order('2026-02-01', [
    {
      type: 'ChangePlan',
      changePlan: {
        productRatePlanId: 'rp-B2CANNUAL-EUR',
        newProductRatePlan: { productRatePlanId: 'rp-B2CMONTHLY-EUR' },
        subType: 'Downgrade',
      },
    },
  ]);
  expect(shown()).toContain('rp-B2CANNUAL-EUR, from 2027-01-01 rp-B2CMONTHLY-EUR: Active');
  life.order('2026-04-01', [{ type: 'Suspend', suspend: { suspendPolicy: 'Today' } }]);
  expect(shown()).toContain('Suspended, paused from 2026-04-01 to a day not set');
  expect(shown()).toContain('-52.73 EUR, with unused time credited , 52.73 to its credit');
});

it('the page of accounts shows refunds', () => {
  const life = zuoraLife();
  life.buy('2026-01-01', { plan: 'B2CANNUAL', months: 12 });
  life.order(
    '2026-01-20',
    [
      {
        type: 'CancelSubscription',
        cancelSubscription: {
          cancellationPolicy: 'SpecificDate',
          cancellationEffectiveDate: '2026-01-01',
        },
      },
    ],
    { runBilling: true, refund: true, refundAmount: 69.99 },
  );
  const { markup } = accountsPage(life.state);
  expect(markup).toContain('rp-B2CANNUAL-EUR: Cancelled');
  expect(markup.replace(/\s+/g, ' ')).toMatch(/R-\d+, 2026-01-20: 69\.99 EUR of P-\d+ refunded/);
});
