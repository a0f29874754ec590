import { expect, test } from 'vitest';
import { render, screen } from '@testing-library/react';
import { Logo } from './Logo.tsx';

test('a link around it is called by the name alone', () => {
  render(
    <a href="/">
      <Logo />
    </a>,
  );

  expect(screen.getByRole('link', { name: 'Stillpoint' })).toBeVisible();
});
