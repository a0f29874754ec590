import { expect, test } from 'vitest';
import { render, screen, within } from '@testing-library/react';
import { GiftsCard } from './GiftsCard.tsx';
import { PaymentsCard } from './PaymentsCard.tsx';
import { subscriptionStates } from './Subscription.states.ts';

const dateLocale = { language: 'en', country: 'GB' } as const;
const invoices = '/subscription/invoices';
const payment = { date: '2026-11-20', amount: { amount: 6999, currency: 'EUR' } };
const kept = { status: 'kept', earlier: [] } as const;

test('a payment leads to its invoice where that is known, and its card to all invoices', () => {
  const payments = [
    { ...payment, invoice: 'INV00000217' },
    { ...payment, date: '2026-10-20' },
  ];
  render(<PaymentsCard history={{ ...kept, payments }} dateLocale={dateLocale} invoices={invoices} />);
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['Invoice', '/subscription/invoices/INV00000217'],
    ['All invoices', '/subscription/invoices'],
  ]);
  expect(screen.getByRole('link', { name: 'Invoice of 20\u00a0November 2026' })).toBeVisible();
});

test('who paid for gifts alone finds their invoices with them', () => {
  const { history } = subscriptionStates.gifts;
  const card = (more: object) => (
    <GiftsCard
      history={{ ...history, ...more }}
      dateLocale={dateLocale}
      page="/gift"
      give="/gift"
      invite="/invite"
      invoices={invoices}
    />
  );
  const { container, rerender } = render(card({ payments: [] }));
  expect(within(container).getByRole('link', { name: 'All invoices' })).toHaveAttribute('href', invoices);
  rerender(card({ payments: [payment] }));
  expect(within(container).queryByRole('link', { name: 'All invoices' })).not.toBeInTheDocument();
});
