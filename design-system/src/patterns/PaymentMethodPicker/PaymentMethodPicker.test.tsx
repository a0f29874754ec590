import { expect, vi, test } from 'vitest';
import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server.node';
import userEvent from '@testing-library/user-event';
import { PaymentMethodPicker } from './PaymentMethodPicker.tsx';
import { paymentMethodLayouts } from './PaymentMethodPicker.options.ts';
import type { PaymentMethodOption, PaymentMethodPickerProps } from './PaymentMethodPicker.tsx';

type Way = 'card' | 'paypal';

const methods: PaymentMethodOption<Way>[] = [
  { value: 'card', label: 'Card', logos: ['visa', 'mastercard'], panel: <input aria-label="Number" /> },
  { value: 'paypal', label: 'PayPal', logos: ['paypal'], panel: 'You agree at PayPal' },
];

function picker(props: Partial<PaymentMethodPickerProps<Way>> = {}) {
  return (
    <PaymentMethodPicker
      legend="How you pay"
      name="paymentMethod"
      methods={methods}
      chosen="card"
      {...props}
    />
  );
}

test('reports the way that is chosen', async () => {
  const onMethodChoose = vi.fn<(way: Way) => void>();
  render(picker({ onMethodChoose }));
  expect(screen.getByRole('group', { name: 'How you pay' })).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: 'Card' })).toBeChecked();
  await userEvent.click(screen.getByText('PayPal'));
  expect(onMethodChoose).toHaveBeenCalledWith('paypal');
});

test.each(paymentMethodLayouts)(
  'as %s, shows the fields of the chosen method after its own name, and keeps the others mounted',
  (layout) => {
    const { rerender } = render(picker({ layout }));
    const field = screen.getByRole('textbox', { name: 'Number' });
    const [card, paypal] = screen.getAllByRole('radio');
    expect(card?.compareDocumentPosition(field)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(field.compareDocumentPosition(paypal ?? field)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.getByText('You agree at PayPal')).not.toBeVisible();

    rerender(picker({ layout, chosen: 'paypal' }));
    expect(screen.getByText('You agree at PayPal')).toBeVisible();
    expect(field).not.toBeVisible();

    // A country with cards only.
    rerender(picker({ layout, methods: methods.slice(0, 1) }));
    expect(screen.getByRole('textbox', { name: 'Number' })).toBe(field);
    expect(field).toBeVisible();
  },
);

test('keeps the chosen row on the screen when fields above it close', async () => {
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
  render(picker());
  await userEvent.click(screen.getByRole('radio', { name: 'PayPal' }));
  await new Promise((resolve) => {
    requestAnimationFrame(resolve);
  });
  expect(scrolled.mock.contexts).toContain(screen.getByText('PayPal'));
  expect(scrolled).toHaveBeenCalledWith({ block: 'nearest' });
});

test('shows a single method as chosen', () => {
  render(picker({ methods: methods.slice(0, 1) }));
  expect(screen.getByRole('radio', { name: 'Card' })).toBeChecked();
  expect(screen.getByRole('textbox', { name: 'Number' })).toBeVisible();
});

test('hears of a way that was chosen before the script arrived', () => {
  const onMethodChoose = vi.fn<(way: Way) => void>();
  const page = document.body.appendChild(document.createElement('div'));
  page.innerHTML = renderToString(picker({ onMethodChoose }));
  screen.getByRole<HTMLInputElement>('radio', { name: 'PayPal' }).checked = true;

  render(picker({ onMethodChoose }), { container: page, hydrate: true });
  expect(onMethodChoose).toHaveBeenCalledWith('paypal');
});
