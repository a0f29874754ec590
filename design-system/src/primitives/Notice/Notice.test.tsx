import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Notice } from './Notice.tsx';

test('announces an error', () => {
  render(
    <Notice tone="error" title="Your card was declined">
      Nothing was charged.
    </Notice>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Your card was declinedNothing was charged.');
});

test('interrupts nobody with anything else', () => {
  render(<Notice tone="success">Saved.</Notice>);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('leaves the reading to whoever gives it the focus', () => {
  render(
    <Notice tone="error" announced={false}>
      Nothing was charged.
    </Notice>,
  );
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
