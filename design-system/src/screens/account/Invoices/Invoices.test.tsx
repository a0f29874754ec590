import { expect, test } from 'vitest';
import { render, screen, within } from '@testing-library/react';
import { sampleFrame } from '../../../patterns/Page/sampleFrame.ts';
import { Invoices } from './Invoices.tsx';
import { invoicesStates } from './Invoices.states.ts';
import type { InvoicesState } from './InvoicesState.ts';

const links = {
  invoices: '/subscription/invoices',
  subscription: '/subscription',
  help: '/help',
  retry: '/subscription/invoices?year=2025',
};
const show = (state: InvoicesState) => render(<Invoices frame={sampleFrame} state={state} links={links} />);
const rows = () => within(screen.getByRole('region', { name: '2026' })).getAllByRole('listitem');

test('the year that is shown is marked among all years', () => {
  show(invoicesStates.listed);
  const years = within(screen.getByRole('navigation', { name: 'Years' }));
  expect(years.getByRole('link', { current: 'page' })).toHaveTextContent('2026');
  expect(years.getByRole('link', { name: '2025' })).toHaveAttribute(
    'href',
    '/subscription/invoices?year=2025',
  );
});

test('of a single year no choice is offered', () => {
  show(invoicesStates.oneYear);
  expect(screen.queryByRole('navigation', { name: 'Years' })).not.toBeInTheDocument();
});

test('an invoice has its sum, day and number, and a page of its own', () => {
  show(invoicesStates.oneYear);
  expect(rows()[0]).toHaveTextContent('€69.9911 October 2026 · INV00000217');
  expect(screen.getByRole('link', { name: 'View invoice INV00000217' })).toHaveAttribute(
    'href',
    '/subscription/invoices/INV00000217',
  );
});

test('what was paid back, what is not paid, and a gift say so', () => {
  const { unmount } = show(invoicesStates.withCredit);
  expect(rows()[0]).toHaveTextContent('−€69.99Credit note');
  unmount();
  const second = show(invoicesStates.due);
  expect(rows()[0]).toHaveTextContent('Not paid yet');
  second.unmount();
  show(invoicesStates.withGift);
  expect(rows()[0]).toHaveTextContent('Gift for June');
});

test('without an invoice, and without an answer, there is a way on', () => {
  const { unmount } = show(invoicesStates.empty);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('No invoices yet');
  expect(within(screen.getByRole('main')).getByRole('link')).toHaveAttribute('href', '/subscription');
  unmount();
  show(invoicesStates.unavailable);
  expect(screen.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', links.retry);
});
