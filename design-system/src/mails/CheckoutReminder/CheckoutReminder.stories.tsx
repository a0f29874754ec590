import type { Meta, StoryObj } from '@storybook/react-vite';
import { withTheme } from '../withTheme.tsx';
import { sampleMailFrame } from '../sampleMailFrame.ts';
import { CheckoutReminder } from './CheckoutReminder.tsx';
import { checkoutReminderStates } from './CheckoutReminder.states.ts';

const meta = {
  title: 'Mails/Checkout reminder',
  component: CheckoutReminder,
  args: { frame: sampleMailFrame, facts: checkoutReminderStates.annual },
  decorators: [withTheme],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof CheckoutReminder>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Annual: Story = { name: 'A checkout that was left' };

export const WithVoucher: Story = {
  name: 'With a voucher, without a name',
  args: { facts: checkoutReminderStates.withVoucher },
};
