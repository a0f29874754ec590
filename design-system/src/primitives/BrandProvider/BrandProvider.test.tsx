import { expect, test } from 'vitest';
import { render, screen } from '@testing-library/react';
import { Logo } from '../Logo/Logo.tsx';
import { BrandProvider, type Brand } from './BrandProvider.tsx';

function draw(brand: Brand) {
  return render(
    <BrandProvider brand={brand}>
      <a href="/">
        <Logo />
      </a>
    </BrandProvider>,
  );
}

test('a logo without one of its own keeps the mark, and has the name', () => {
  const { container } = draw({ name: 'Ohm' });
  expect(screen.getByRole('link', { name: 'Ohm' })).toBeVisible();
  expect(container.querySelectorAll('svg')).toHaveLength(1);
});

test('a logo stands in place of the mark', () => {
  const { container } = draw({ name: 'Ohm', logo: <img src="/ohm.svg" alt="" width="32" height="32" /> });
  expect(screen.getByText('Ohm')).toBeVisible();
  expect(container.querySelector('svg')).toBeNull();
  expect(container.querySelector('img')).toHaveAttribute('src', '/ohm.svg');
});

test('a name that the logo shows is only read aloud', () => {
  draw({ name: 'Ohm', logo: <svg aria-hidden="true" />, logoHasName: true });
  expect(screen.getByRole('link', { name: 'Ohm' })).toBeVisible();
  expect(screen.getByText('Ohm')).toHaveStyle({ clipPath: 'inset(50%)' });
});
