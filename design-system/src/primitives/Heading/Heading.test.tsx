import { expect, test } from 'vitest';
import { render, screen } from '@testing-library/react';
import { Heading } from './Heading.tsx';

test('stands at its level, whatever its size', () => {
  render(
    <Heading level={2} size="h1">
      Choose your pace
    </Heading>,
  );
  expect(screen.getByRole('heading', { level: 2, name: 'Choose your pace' })).toBeInTheDocument();
});

test('draws its stop without saying it', () => {
  render(
    <Heading level={1} size="h1" stop>
      Come to rest
    </Heading>,
  );
  expect(screen.getByRole('heading')).toHaveAccessibleName('Come to rest');
});

test('draws no stop behind a question mark', () => {
  const { rerender } = render(
    <Heading level={1} size="h1" stop>
      You have an account
    </Heading>,
  );
  expect(screen.getByRole('heading').childElementCount).toBe(1);

  rerender(
    <Heading level={1} size="h1" stop>
      What’s your email?
    </Heading>,
  );
  expect(screen.getByRole('heading').childElementCount).toBe(0);
});

test('is no heading where it heads nothing', () => {
  render(
    <Heading level="none" size="h1">
      Good night
    </Heading>,
  );
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
});
