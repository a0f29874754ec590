import type { Meta, StoryObj } from '@storybook/react-vite';
import { withTheme } from '../withTheme.tsx';
import { sampleMailFrame } from '../sampleMailFrame.ts';
import { PaymentFailed } from './PaymentFailed.tsx';
import { paymentFailedStates } from './PaymentFailed.states.ts';

const meta = {
  title: 'Mails/Payment failed',
  component: PaymentFailed,
  args: { frame: sampleMailFrame, facts: paymentFailedStates.byCard },
  decorators: [withTheme],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PaymentFailed>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ByCard: Story = { name: 'Charged to a card', args: { facts: paymentFailedStates.byCard } };

export const RetryKnown: Story = {
  name: 'Day of the next try known',
  args: { facts: paymentFailedStates.retryKnown },
};

export const LastTry: Story = {
  name: 'Before the last try',
  args: { facts: paymentFailedStates.lastTry },
};

export const ByPayPal: Story = { name: 'Charged to PayPal', args: { facts: paymentFailedStates.byPayPal } };

export const MethodUnknown: Story = {
  name: 'Payment method not known',
  args: { facts: paymentFailedStates.methodUnknown },
};

export const ReminderMissed: Story = {
  name: 'Reminder was missed',
  args: { facts: paymentFailedStates.reminderMissed },
};
