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

test('opens the details in a dialog, with nothing ticked', async () => {
  render(<CookieConsent frame={sampleFrame} />);
  await userEvent.click(screen.getByRole('button', { name: 'Choose for yourself' }));
  const dialog = await screen.findByRole('dialog', { name: 'Choose for yourself' });
  const boxes = within(dialog).getAllByRole('checkbox');
  expect(boxes).toHaveLength(2);
  boxes.forEach((box) => {
    expect(box).not.toBeChecked();
  });

  await userEvent.click(within(dialog).getByRole('checkbox', { name: /Count visits/ }));
  const save = within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Save my choice' });
  expect(Object.fromEntries(new FormData(save.form ?? undefined, save))).toEqual({
    path: '/',
    analytics: 'accept',
    choice: 'some',
  });
});
