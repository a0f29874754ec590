import { expect, test } from 'vitest';
import { render, screen } from '@testing-library/react';
import { Stack } from './Stack.tsx';

test('keeps the order of what it holds', () => {
  render(
    <Stack>
      <p>Dawn</p>
      <p>Night</p>
    </Stack>,
  );
  expect(screen.getAllByRole('paragraph').map((paragraph) => paragraph.textContent)).toEqual([
    'Dawn',
    'Night',
  ]);
});
