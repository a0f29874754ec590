import { expect, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sampleFrame } from '../Page/sampleFrame.ts';
import { CookieConsent } from './CookieConsent.tsx';

test('asks for yes and no in the same breath', () => {
  render(<CookieConsent frame={{ ...sampleFrame, path: '/plans' }} />);
  const region = screen.getByRole('region', { name: 'Cookies' });
  const accept = within(region).getByRole<HTMLButtonElement>('button', { name: 'Accept' });
  const decline = within(region).getByRole<HTMLButtonElement>('button', { name: 'Decline' });

  expect(accept.className).toBe(decline.className);
  expect(accept.form).toHaveAttribute('action', '/consent');
  expect(Object.fromEntries(new FormData(decline.form ?? undefined, decline))).toEqual({
    path: '/plans',
    choice: 'decline',
  });
});

test('unfolds the details, with nothing ticked', async () => {
  render(<CookieConsent frame={sampleFrame} />);
  const [analytics, marketing] = screen.getAllByRole('checkbox', { hidden: true });
  expect(analytics).not.toBeVisible();
  await userEvent.click(screen.getByText('Choose'));
  expect(analytics).toBeVisible();
  expect(analytics).not.toBeChecked();
  expect(marketing).not.toBeChecked();

  await userEvent.click(screen.getByRole('checkbox', { name: /Count visits/ }));
  const save = screen.getByRole<HTMLButtonElement>('button', { name: 'Save my choice' });
  expect(Object.fromEntries(new FormData(save.form ?? undefined, save))).toEqual({
    path: '/',
    analytics: 'accept',
    choice: 'some',
  });
});

test('stands in the flow of the page', () => {
  render(<CookieConsent frame={sampleFrame} />);
  const { position } = getComputedStyle(screen.getByRole('region', { name: 'Cookies' }));
  expect(['', 'static']).toContain(position);
});
