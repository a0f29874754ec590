import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PaymentMethodPicker } from './PaymentMethodPicker.tsx';
import type { PaymentMethodOption } from './PaymentMethodPicker.tsx';

type Way = 'card' | 'paypal';

const methods: PaymentMethodOption<Way>[] = [
  { value: 'card', label: 'Card', icon: 'credit-card' },
  { value: 'paypal', label: 'PayPal', icon: 'paypal' },
];

test('reports the way that is chosen', async () => {
  const onMethodChoose = jest.fn<(way: Way) => void>();
  render(
    <PaymentMethodPicker
      legend="How you pay"
      name="paymentMethod"
      methods={methods}
      chosen="card"
      onMethodChoose={onMethodChoose}
    >
      Card form
    </PaymentMethodPicker>,
  );
  expect(screen.getByRole('group', { name: 'How you pay' })).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: 'Card' })).toBeChecked();
  await userEvent.click(screen.getByText('PayPal'));
  expect(onMethodChoose).toHaveBeenCalledWith('paypal');
});

test('asks nothing where there is one way only', () => {
  render(
    <PaymentMethodPicker
      legend="How you pay"
      name="paymentMethod"
      methods={methods.slice(0, 1)}
      chosen="card"
    >
      Card form
    </PaymentMethodPicker>,
  );
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  expect(screen.getByText('Card form')).toBeInTheDocument();
});
