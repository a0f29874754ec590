import { expect, test } from 'vitest';
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

test('is a group with the name of its title and the description of its text where it receives the focus', () => {
  render(
    <Notice tone="error" title="Your card was declined" announced={false} tabIndex={-1}>
      Nothing was charged.
    </Notice>,
  );
  const notice = screen.getByRole('group', { name: 'Your card was declined' });
  expect(notice).toHaveAccessibleDescription('Nothing was charged.');
  expect(notice).toHaveTextContent('Your card was declinedNothing was charged.');
});
