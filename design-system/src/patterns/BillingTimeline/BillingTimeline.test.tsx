import { expect, test } from 'vitest';
import { render, screen, within } from '@testing-library/react';
import { BillingTimeline } from './BillingTimeline.tsx';

test('tells the days in order, each with its amount', () => {
  render(
    <BillingTimeline
      label="What happens, and when"
      steps={[
        { title: 'Today', amount: '€0.00', text: 'Full access begins' },
        { title: '4 December', amount: '€48.99', text: 'First year' },
      ]}
    />,
  );
  const [today, later] = within(screen.getByRole('list', { name: 'What happens, and when' })).getAllByRole(
    'listitem',
  );
  expect(today).toHaveTextContent('Today€0.00Full access begins');
  expect(later).toHaveTextContent('4 December€48.99First year');
});

test('a day of three words may break before its month', () => {
  render(<BillingTimeline steps={[{ title: '20\u00a0de\u00a0noviembre de 2027', text: 'Primer año' }]} />);
  expect(screen.getByText('20\u00a0de noviembre de 2027', { normalizer: (text) => text })).toBeVisible();
});
