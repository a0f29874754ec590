import { expect, test } from 'vitest';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Main } from '../Main/Main.tsx';
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

test('unfolds the details with a box for all, and nothing ticked', async () => {
  render(<CookieConsent frame={sampleFrame} />);
  const native = screen.getAllByRole('checkbox', { hidden: true });
  expect(native).toHaveLength(2);
  expect(native[0]).not.toBeVisible();
  await userEvent.click(screen.getByText('Choose'));
  const all = await screen.findByRole('checkbox', { name: 'Allow all' });
  for (const box of screen.getAllByRole('checkbox')) {
    expect(box).toBeVisible();
    expect(box).not.toBeChecked();
  }

  await userEvent.click(screen.getByRole('checkbox', { name: /Count visits/ }));
  expect(all).toBePartiallyChecked();
  expect(saved()).toEqual({ path: '/', analytics: 'accept', choice: 'some' });
  await userEvent.click(all);
  expect(saved()).toEqual({ path: '/', analytics: 'accept', marketing: 'accept', choice: 'some' });
});

test('keeps what was ticked in the native boxes when the box for all is added', async () => {
  render(<CookieConsent frame={sampleFrame} />);
  fireEvent.click(screen.getByRole('checkbox', { name: /Remember/, hidden: true }));
  await userEvent.click(screen.getByText('Choose'));
  expect(await screen.findByRole('checkbox', { name: 'Allow all' })).toBePartiallyChecked();
  expect(saved()).toEqual({ path: '/', marketing: 'accept', choice: 'some' });
});

test('keeps the native boxes while one of them has the focus', async () => {
  const { container } = render(<CookieConsent frame={sampleFrame} />);
  const analytics = screen.getByRole('checkbox', { name: /Count visits/, hidden: true });
  const toggled = new Promise((resolve) => {
    container.querySelector('details')?.addEventListener('toggle', resolve);
  });
  fireEvent.click(screen.getByText('Choose'));
  analytics.focus();
  await toggled;
  await act(() => import('../CheckboxGroup/CheckboxGroup.tsx'));
  expect(analytics).toHaveFocus();
  expect(screen.queryByRole('checkbox', { name: 'Allow all' })).not.toBeInTheDocument();
});

test('stands in the flow of the page', () => {
  render(<CookieConsent frame={sampleFrame} />);
  const { position } = getComputedStyle(screen.getByRole('region', { name: 'Cookies' }));
  expect(['', 'static']).toContain(position);
});

/** What the button of the details posts. */
function saved() {
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Save my choice' });
  return Object.fromEntries(new FormData(button.form ?? undefined, button));
}

test('main takes the focus of a notice that goes, and no focus from elsewhere', () => {
  function page(asking: boolean) {
    return (
      <>
        {asking && <CookieConsent frame={sampleFrame} />}
        <Main>
          <button type="button">Choose a plan</button>
        </Main>
      </>
    );
  }
  const { rerender } = render(page(true));
  act(() => {
    screen.getByRole('button', { name: 'Decline' }).focus();
  });
  rerender(page(false));
  expect(screen.getByRole('main')).toHaveFocus();

  rerender(page(true));
  const plan = screen.getByRole('button', { name: 'Choose a plan' });
  act(() => {
    plan.focus();
  });
  rerender(page(false));
  expect(plan).toHaveFocus();
});
