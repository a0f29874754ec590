import { expect, test } from 'vitest';
import { render, screen } from '@testing-library/react';
import { Breather } from './Breather.tsx';

test('leaves the name of a button to its words', () => {
  render(
    <button type="button">
      <Breather />
      Signing you in
    </button>,
  );
  const button = screen.getByRole('button', { name: 'Signing you in' });
  expect(button.querySelector('[aria-hidden="true"]')).toBeEmptyDOMElement();
});
