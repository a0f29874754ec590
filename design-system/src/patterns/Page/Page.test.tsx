import { expect, test } from 'vitest';
import { render, screen } from '@testing-library/react';
import { Main } from '../Main/Main.tsx';
import { Page } from './Page.tsx';
import { sampleFrame } from './sampleFrame.ts';

test('leads past everything that repeats', () => {
  render(
    <Page frame={sampleFrame}>
      <Main>Plans</Main>
    </Page>,
  );
  const link = screen.getByRole('link', { name: 'Skip to content' });
  expect(document.querySelector(link.getAttribute('href') ?? '')).toBe(screen.getByRole('main'));
});

test('asks about cookies until there is an answer', () => {
  const { rerender } = render(<Page frame={{ ...sampleFrame, consent: 'unanswered' }}>Plans</Page>);
  expect(screen.getByRole('region', { name: 'Cookies' })).toBeInTheDocument();
  rerender(<Page frame={{ ...sampleFrame, consent: 'answered' }}>Plans</Page>);
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});

test('shows the answer about cookies again, with the details open and what is allowed ticked', async () => {
  const cookieDetails = { analytics: true, marketing: false };
  render(<Page frame={{ ...sampleFrame, consent: 'answered', cookieDetails }}>Plans</Page>);
  expect(screen.getByText('Choose')).toHaveAttribute('id', 'cookies');
  expect(await screen.findByRole('checkbox', { name: 'Allow all' })).toBePartiallyChecked();
  expect(screen.getByRole('checkbox', { name: /Count visits/ })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: /Remember/ })).not.toBeChecked();
});
