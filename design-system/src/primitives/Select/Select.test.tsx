import { expect, test } from 'vitest';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Select } from './Select.tsx';

test('keeps what is chosen without a handler', async () => {
  render(
    <Select aria-label="Country" defaultValue="DE">
      <option value="BR">Brazil</option>
      <option value="DE">Germany</option>
    </Select>,
  );
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'Brazil');
  expect(screen.getByRole('combobox')).toHaveValue('BR');
});
