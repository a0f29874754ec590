import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server.node';
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

test('hears of a way that was chosen before the script arrived', () => {
  const onMethodChoose = jest.fn<(way: Way) => void>();
  const picker = (
    <PaymentMethodPicker
      legend="How you pay"
      name="paymentMethod"
      methods={methods}
      chosen="card"
      onMethodChoose={onMethodChoose}
    >
      Card form
    </PaymentMethodPicker>
  );
  const page = document.body.appendChild(document.createElement('div'));
  page.innerHTML = renderToString(picker);
  screen.getByRole<HTMLInputElement>('radio', { name: 'PayPal' }).checked = true;

  render(picker, { container: page, hydrate: true });
  expect(onMethodChoose).toHaveBeenCalledWith('paypal');
});
