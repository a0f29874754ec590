import { expect, test } from 'vitest';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CheckboxGroup } from './CheckboxGroup.tsx';

const options = [
  { name: 'stories', value: 'yes', label: 'Stories' },
  { name: 'offers', value: 'yes', label: 'Offers' },
];

const all = () => screen.getByRole('checkbox', { name: 'All letters' });

test('the box for all is unticked, mixed or ticked as none, some or all of the others are', async () => {
  render(<CheckboxGroup label="All letters" options={options} />);
  expect(screen.getByRole('group', { name: 'All letters' })).toBeInTheDocument();
  expect(all()).toHaveAttribute('aria-checked', 'false');
  await userEvent.click(screen.getByText('Stories'));
  expect(all()).toHaveAttribute('aria-checked', 'mixed');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Offers' }));
  expect(all()).toHaveAttribute('aria-checked', 'true');
});

test('the box for all ticks all of a mixed group, then none', async () => {
  const reported: string[][] = [];
  render(
    <CheckboxGroup
      label="All letters"
      options={options}
      defaultChosen={['offers']}
      onChange={(chosen) => reported.push(chosen)}
    />,
  );
  await userEvent.click(all());
  await userEvent.click(all());
  expect(reported).toEqual([['stories', 'offers'], []]);
});

test('the box for all leaves a disabled one as it is', async () => {
  const account = { name: 'account', label: 'Account', disabled: true };
  render(<CheckboxGroup label="All letters" options={[account, ...options]} defaultChosen={['account']} />);
  expect(all()).toHaveAttribute('aria-checked', 'mixed');
  await userEvent.click(all());
  expect(all()).toHaveAttribute('aria-checked', 'true');
  await userEvent.click(all());
  expect(screen.getByRole('checkbox', { name: 'Account' })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Stories' })).not.toBeChecked();
});

test('posts what is ticked with its form, and nothing for the box for all', async () => {
  render(
    <form aria-label="Letters">
      <CheckboxGroup label="All letters" options={options} />
    </form>,
  );
  await userEvent.click(screen.getByText('Stories'));
  const form: HTMLFormElement = screen.getByRole('form');
  expect([...new FormData(form)]).toEqual([['stories', 'yes']]);
});

test('is operated by keyboard', async () => {
  render(<CheckboxGroup label="All letters" options={options} />);
  await userEvent.tab();
  expect(all()).toHaveFocus();
  await userEvent.keyboard(' ');
  await userEvent.tab();
  await userEvent.keyboard(' ');
  expect(screen.getByRole('checkbox', { name: 'Stories' })).not.toBeChecked();
  expect(all()).toHaveAttribute('aria-checked', 'mixed');
});
