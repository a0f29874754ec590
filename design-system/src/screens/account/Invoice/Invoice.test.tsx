import { expect, test } from 'vitest';
import { render, screen } from '@testing-library/react';
import { sampleFrame } from '../../../patterns/Page/sampleFrame.ts';
import { Invoice } from './Invoice.tsx';
import { invoiceStates } from './Invoice.states.ts';
import type { InvoiceState } from './InvoiceState.ts';

const links = {
  invoices: '/subscription/invoices',
  pdf: '/subscription/v1/invoices/INV00000217/pdf?userId=b7f1',
  help: '/help',
  retry: '/subscription/invoices/INV00000217',
};
const show = (state: InvoiceState) => render(<Invoice frame={sampleFrame} state={state} links={links} />);

/** The value of each label, and the amount of each sum. */
const values = (container: HTMLElement): Record<string, string | undefined> =>
  Object.fromEntries(
    [...container.querySelectorAll('dl > div')].map((pair) => [
      pair.querySelector('dt')?.textContent ?? '',
      pair.querySelector('dd')?.textContent,
    ]),
  );

test('an invoice says what was sold to whom, with its tax, and how it was paid', () => {
  const { container } = show(invoiceStates.ready);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Invoice');
  expect(values(container)).toEqual({
    Number: 'INV00000217',
    Date: '11\u00a0October 2026',
    'Billed to': 'Alex MorganGermany',
    'Subscription number': 'A-S00000142',
    Net: '€58.82',
    'MwSt. 19%': '€11.17',
    Total: '€69.99',
    'Paid on 11\u00a0October 2026Visa ending in\u00a04242': '€69.99',
  });
  expect(screen.getByRole('row', { name: /Annual/ })).toHaveTextContent(
    'Annual11 October 2026 to 10 October 2027€58.82',
  );
  expect(screen.getByRole('link', { name: 'Download PDF' })).toHaveAttribute('href', links.pdf);
});

test('added tax has its rate and its place', () => {
  const { container } = show(invoiceStates.taxAdded);
  expect(values(container)).toMatchObject({
    'Billed to': 'Alex Morgan10001 NYUnited States',
    Net: '$69.99',
    'Sales tax 8.88%': '$6.21',
    Total: '$76.20',
  });
});

test('a tax without a name is called tax', () => {
  expect(values(show(invoiceStates.taxUnnamed).container)).toMatchObject({ Tax: '€11.17' });
});

test('what credit has paid stands beside the payment', () => {
  const { container } = show(invoiceStates.planChanged);
  expect(values(container)).toMatchObject({ 'Paid from credit': '€13.50' });
  expect(screen.getByRole('row', { name: /Unused time: Monthly/ })).toHaveTextContent('−€5.46');
});

test('a credit note says what went back', () => {
  const { container } = show(invoiceStates.refunded);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Credit note');
  expect(values(container)).toMatchObject({ Total: '−€69.99', 'Sent back the way you paid': '€69.99' });
});

test('a gift is named, and for whom it is', () => {
  const { container } = show(invoiceStates.gift);
  expect(values(container)).toMatchObject({ 'Gift for': 'June' });
  expect(screen.getByRole('row', { name: /Gift: Twelve months/ })).toBeInTheDocument();
});

test('a PDF that did not come leaves the invoice readable', () => {
  show(invoiceStates.pdfUnavailable);
  expect(screen.getByRole('alert')).toHaveTextContent('We can’t fetch the PDF just now');
  expect(screen.getByText('INV00000217')).toBeVisible();
});

test('one that is not there leads to all others', () => {
  show(invoiceStates.notFound);
  expect(screen.getByRole('link', { name: 'All invoices' })).toHaveAttribute('href', links.invoices);
});
