import type { Meta, StoryObj } from '@storybook/react-vite';
import { withTheme } from '../withTheme.tsx';
import { sampleMailFrame } from '../sampleMailFrame.ts';
import { TrialReminder } from './TrialReminder.tsx';
import { trialReminderStates } from './TrialReminder.states.ts';

const meta = {
  title: 'Mails/Trial reminder',
  component: TrialReminder,
  args: { frame: sampleMailFrame, facts: trialReminderStates.byCard },
  decorators: [withTheme],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof TrialReminder>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ByCard: Story = { name: 'Paid by card', args: { facts: trialReminderStates.byCard } };

export const ByPayPal: Story = { name: 'Paid by PayPal', args: { facts: trialReminderStates.byPayPal } };

export const MethodUnknown: Story = {
  name: 'Payment method not known',
  args: { facts: trialReminderStates.methodUnknown },
};

export const WithCredit: Story = {
  name: 'Credit taken off',
  args: { facts: trialReminderStates.withCredit },
};

export const PaidByCredit: Story = {
  name: 'Paid by credit',
  args: { facts: trialReminderStates.paidByCredit },
};
