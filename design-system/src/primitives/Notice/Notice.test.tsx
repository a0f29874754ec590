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

test('is an alert for errors alone', () => {
  render(<Notice tone="success">Saved.</Notice>);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('is no live region where it receives the focus', () => {
  render(
    <Notice tone="error" announced={false}>
      Nothing was charged.
    </Notice>,
  );
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
