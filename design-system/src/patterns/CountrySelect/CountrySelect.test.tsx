import { expect, test } from 'vitest';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sampleFrame } from '../Page/sampleFrame.ts';
import { CountrySelect } from './CountrySelect.tsx';

test('posts the country that is chosen', async () => {
  render(<CountrySelect frame={sampleFrame} />);
  await userEvent.click(screen.getByText('Germany', { selector: 'summary *' }));

  const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Country' });
  expect(select).toHaveAccessibleDescription('Your country sets the currency and the price.');
  await userEvent.selectOptions(select, 'Brazil');
  expect(new FormData(select.form ?? undefined).get('country')).toBe('BR');
});

test('claims no country before it is known', () => {
  render(<CountrySelect frame={{ ...sampleFrame, country: undefined }} />);
  expect(screen.getByText('Choose your country', { selector: 'summary *' })).toBeInTheDocument();
});
