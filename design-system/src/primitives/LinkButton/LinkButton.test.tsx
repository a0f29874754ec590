import { expect, test } from 'vitest';
import { render, screen } from '@testing-library/react';
import { LinkButton } from './LinkButton.tsx';

test('is a link that can be opened anywhere', () => {
  render(<LinkButton href="/plans">See all plans</LinkButton>);
  expect(screen.getByRole('link', { name: 'See all plans' })).toHaveAttribute('href', '/plans');
});
