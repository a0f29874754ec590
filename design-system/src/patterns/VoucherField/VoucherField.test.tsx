import { expect, vi, test } from 'vitest';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { VoucherField } from './VoucherField.tsx';
import type { VoucherFieldProps, VoucherFieldState } from './VoucherField.tsx';

const words = {
  question: 'Have a voucher?',
  add: 'Add',
  label: 'Voucher code',
  submit: 'Apply',
  checking: 'Checking',
  applied: 'SLEEP30 is applied',
  remove: 'Remove voucher SLEEP30',
};

function field(state: VoucherFieldState, handlers: Partial<VoucherFieldProps> = {}) {
  return (
    <VoucherField state={state} words={words} links={{ apply: '/apply', remove: '/remove' }} {...handlers} />
  );
}

const ignoring = { onVoucherSubmit: () => undefined, onVoucherRemove: () => undefined };

test('asks first, and hands over the code without its spaces', async () => {
  const onVoucherSubmit = vi.fn();
  render(field({ status: 'empty' }, { onVoucherSubmit }));
  await userEvent.click(screen.getByText('Add'));
  expect(screen.getByRole('textbox', { name: 'Voucher code' })).toHaveFocus();
  await userEvent.keyboard(' SLEEP30 {Enter}');
  expect(onVoucherSubmit).toHaveBeenCalledWith('SLEEP30');
});

test('folds the field again without moving the focus into it', async () => {
  render(field({ status: 'empty' }));
  const summary = screen.getByText('Have a voucher?');
  await userEvent.click(summary);
  await userEvent.click(summary);
  expect(summary.closest('details')).not.toHaveAttribute('open');
  expect(screen.getByLabelText('Voucher code')).not.toHaveFocus();
});

test('announces why a code is refused, and keeps what was typed', () => {
  const { rerender } = render(field({ status: 'checking', code: 'SLEEP31' }));
  const problem = 'Voucher code not found. Check each letter once more.';
  rerender(field({ status: 'refused', code: 'SLEEP31', problem }));

  const input = screen.getByRole('textbox', { name: 'Voucher code' });
  expect(input).toHaveValue('SLEEP31');
  expect(input).toBeInvalid();
  expect(input).toHaveAccessibleDescription(problem);
  expect(screen.getByText(problem).closest('[aria-live="polite"]')).toBeInTheDocument();
});

test('ignores presses while a code is being looked up', async () => {
  const onVoucherSubmit = vi.fn();
  render(field({ status: 'checking', code: 'SLEEP30' }, { onVoucherSubmit }));
  await userEvent.click(screen.getByRole('button', { name: 'Checking' }));
  expect(onVoucherSubmit).not.toHaveBeenCalled();
});

test('takes a voucher away again', async () => {
  const onVoucherRemove = vi.fn();
  render(field({ status: 'applied', code: 'SLEEP30' }, { onVoucherRemove }));
  await userEvent.click(screen.getByRole('button', { name: 'Remove voucher SLEEP30' }));
  expect(onVoucherRemove).toHaveBeenCalledTimes(1);
});

test('posts natively without a handler', () => {
  render(field({ status: 'refused', code: 'SLEEP31', problem: 'Not found.' }));
  const form = screen.getByRole<HTMLInputElement>('textbox').form;
  expect(form).toHaveAttribute('action', '/apply');
  expect(form).toHaveAttribute('method', 'post');
});

// The server keeps the code in a cookie: an address without it would not take it away.
test('posts without a handler that the code is removed', () => {
  render(field({ status: 'applied', code: 'SLEEP30' }));
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Remove voucher SLEEP30' });
  const form = button.form ?? undefined;
  expect(form).toHaveAttribute('action', '/remove');
  expect(Object.fromEntries(new FormData(form, button))).toEqual({ removeVoucher: 'true' });
});

test('takes focus along to what a press led to', async () => {
  const { rerender } = render(field({ status: 'refused', code: 'SLEEP31', problem: 'Not found.' }, ignoring));
  await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
  rerender(field({ status: 'checking', code: 'SLEEP31' }, ignoring));
  rerender(field({ status: 'refused', code: 'SLEEP31', problem: 'Not found.' }, ignoring));
  expect(screen.getByRole('textbox')).toHaveFocus();

  await userEvent.keyboard('{Enter}');
  rerender(field({ status: 'applied', code: 'SLEEP30' }, ignoring));
  expect(screen.getByText('SLEEP30 is applied')).toHaveFocus();

  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Remove voucher SLEEP30' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  rerender(field({ status: 'empty' }, ignoring));
  expect(screen.getByText('Have a voucher?').closest('summary')).toHaveFocus();
});

test('does not move the focus without a press', () => {
  const { rerender } = render(field({ status: 'checking', code: 'SLEEP30' }));
  rerender(field({ status: 'applied', code: 'SLEEP30' }));
  expect(document.body).toHaveFocus();
});
