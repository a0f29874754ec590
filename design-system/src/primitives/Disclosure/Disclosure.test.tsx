import { expect, test } from 'vitest';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Disclosure } from './Disclosure.tsx';

test('opens by its question', async () => {
  render(<Disclosure summary="When will I be charged?">On day 14.</Disclosure>);
  expect(screen.getByText('On day 14.')).not.toBeVisible();
  await userEvent.click(screen.getByText('When will I be charged?'));
  expect(screen.getByText('On day 14.')).toBeVisible();
});
