import { expect, vi, test } from 'vitest';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RadioGroup } from './RadioGroup.tsx';

const options = [
  { value: 'time', label: 'No time' },
  { value: 'price', label: 'Too dear', note: 'We know' },
];

test('is one group under its question, with the note as description', () => {
  render(<RadioGroup legend="Why do you leave?" name="reason" options={options} />);
  expect(screen.getByRole('group', { name: 'Why do you leave?' })).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: 'Too dear' })).toHaveAccessibleDescription('We know');
});

test('is one tab stop, and the arrow keys choose', async () => {
  const onChoose = vi.fn();
  render(
    <RadioGroup legend="Why?" name="reason" options={options} defaultValue="time" onChoose={onChoose} />,
  );
  await userEvent.tab();
  expect(screen.getByRole('radio', { name: 'No time' })).toHaveFocus();

  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('radio', { name: 'Too dear' })).toBeChecked();
  expect(onChoose).toHaveBeenLastCalledWith('price');

  await userEvent.tab();
  expect(document.body).toHaveFocus();
});

test('a problem describes each option, and the page opens at the first one', () => {
  render(<RadioGroup legend="Why?" name="reason" options={options} problem="Please choose." focused />);
  for (const option of screen.getAllByRole('radio'))
    expect(option).toHaveAccessibleDescription(/Please choose\.$/);
  expect(screen.getByRole('radio', { name: 'No time' })).toHaveFocus();
});
