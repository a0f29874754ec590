import { expect, test } from 'vitest';
import { render, screen } from '@testing-library/react';
import { Main, mainId } from './Main.tsx';

test('is where the skip link leads to, and takes the focus that it brings', () => {
  render(<Main>Come to rest</Main>);
  const main = screen.getByRole('main');
  main.focus();

  expect(main).toHaveAttribute('id', mainId);
  expect(main).toHaveFocus();
});

test('is no stop of the keyboard', () => {
  render(<Main>Come to rest</Main>);
  expect(screen.getByRole('main')).toHaveAttribute('tabindex', '-1');
});

// The skip link of the page would lead nowhere.
test('keeps its id whatever it is given', () => {
  render(<Main id="checkout" aria-busy="true" />);
  expect(screen.getByRole('main')).toHaveAttribute('id', mainId);
  expect(screen.getByRole('main')).toHaveAttribute('aria-busy', 'true');
});
