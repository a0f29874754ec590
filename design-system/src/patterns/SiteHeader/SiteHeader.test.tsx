import { expect, test } from 'vitest';
import { render, screen } from '@testing-library/react';
import { sampleFrame } from '../Page/sampleFrame.ts';
import { SiteHeader } from './SiteHeader.tsx';

test('leads home, through the site, and in', () => {
  render(<SiteHeader frame={sampleFrame} />);
  expect(screen.getByRole('link', { name: 'Stillpoint, home' })).toHaveAttribute('href', '/');
  expect(screen.getAllByRole('link', { name: 'Plans' })[0]).toHaveAttribute('href', '/plans');
  expect(screen.getAllByRole('link', { name: 'Log in' })[0]).toHaveAttribute('href', '/login');
});

test('posts the way out of an account', () => {
  render(<SiteHeader frame={{ ...sampleFrame, account: { status: 'signedIn', firstName: 'Alex' } }} />);
  const [leave] = screen.getAllByText<HTMLButtonElement>('Log out');
  expect(leave?.form).toHaveAttribute('method', 'post');
  expect(leave?.form).toHaveAttribute('action', '/logout');
});

test('names the account menu of a person without a name by what it is alone', () => {
  render(<SiteHeader frame={{ ...sampleFrame, account: { status: 'signedIn', firstName: '' } }} />);
  const [menu] = screen.getAllByText('My account').flatMap((label) => label.closest('summary') ?? []);
  expect(menu?.textContent.trim()).toBe('My account');
  expect(menu?.querySelectorAll('span:empty')).toHaveLength(0);
});

test('leads from one page of the account area to another, and marks the one that is open', () => {
  const frame = { ...sampleFrame, path: '/user?change=names' };
  render(<SiteHeader frame={frame} variant="account" />);
  const [area] = screen.getAllByRole('navigation', { name: 'Main' });
  const pages = [...(area?.querySelectorAll('a') ?? [])];
  expect(pages.map((page) => [page.getAttribute('href'), page.getAttribute('aria-current')])).toEqual([
    ['/user', 'page'],
    ['/subscription', null],
  ]);
});

test('leads nowhere else from a checkout', () => {
  render(<SiteHeader frame={sampleFrame} variant="secure" />);
  expect(screen.getAllByRole('link')).toHaveLength(1);
});

test('tells of a renewal that failed, with the way to pay otherwise', () => {
  const paymentDue = { amount: { amount: 1299, currency: 'EUR' } } as const;
  const { rerender } = render(<SiteHeader frame={{ ...sampleFrame, paymentDue }} variant="quiet" />);
  expect(screen.getByText('A payment is waiting')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Pay another way' })).toHaveAttribute(
    'href',
    '/subscription/payment-method',
  );
  rerender(<SiteHeader frame={sampleFrame} variant="quiet" />);
  expect(screen.queryByText('A payment is waiting')).toBeNull();
});
