import { expect, vi, test } from 'vitest';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server.node';
import { PlanPicker } from './PlanPicker.tsx';
import type { PlanPickerOption } from './PlanPicker.tsx';

const options: PlanPickerOption[] = [
  { value: 'year', name: 'Annual', note: '14 days free', price: '€69.99', per: 'a year' },
  {
    value: 'month',
    name: 'Monthly',
    note: 'Starts today',
    price: '€12.99',
    per: 'a month',
  },
];

function picker(onPlanChoose: (value: string) => void = () => undefined) {
  return (
    <form aria-label="Checkout">
      <PlanPicker
        legend="Your plan"
        name="plan"
        options={options}
        chosen="year"
        onPlanChoose={onPlanChoose}
      />
    </form>
  );
}

test('tells price and note with each plan', () => {
  render(picker());
  expect(screen.getByRole('group', { name: 'Your plan' })).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: 'Annual' })).toHaveAccessibleDescription(
    '€69.99 a year 14 days free',
  );
});

test('is one tab stop, and the arrow keys choose', async () => {
  const onPlanChoose = vi.fn();
  render(picker(onPlanChoose));
  await userEvent.tab();
  expect(screen.getByRole('radio', { name: 'Annual' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('radio', { name: 'Monthly' })).toBeChecked();
  expect(onPlanChoose).toHaveBeenCalledWith('month');
});

test('posts with its form', async () => {
  render(picker());
  await userEvent.click(screen.getByText('Monthly'));
  expect(new FormData(screen.getByRole<HTMLFormElement>('form')).get('plan')).toBe('month');
});

test('hears of a choice that was made before the script arrived', () => {
  const onPlanChoose = vi.fn();
  const page = document.body.appendChild(document.createElement('div'));
  page.innerHTML = renderToString(picker());
  screen.getByRole<HTMLInputElement>('radio', { name: 'Monthly' }).checked = true;

  render(picker(onPlanChoose), { container: page, hydrate: true });
  expect(screen.getByRole('radio', { name: 'Monthly' })).toBeChecked();
  expect(onPlanChoose).toHaveBeenCalledWith('month');
});

test('on a page, the legend is seen, and each drawing follows the choice', () => {
  const marked = options.map((option) => ({ ...option, marker: <svg /> }));
  const { container } = render(
    <PlanPicker variant="page" legend="How long?" name="plan" options={marked} chosen="year" />,
  );
  expect(screen.getByText('How long?')).toBeVisible();
  expect(container.querySelectorAll(':checked ~ svg')).toHaveLength(1);
});
