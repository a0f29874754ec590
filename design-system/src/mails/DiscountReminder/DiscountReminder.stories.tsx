import type { Meta, StoryObj } from '@storybook/react-vite';
import { withTheme } from '../withTheme.tsx';
import { sampleMailFrame } from '../sampleMailFrame.ts';
import { DiscountReminder } from './DiscountReminder.tsx';
import { discountReminderStates } from './DiscountReminder.states.ts';

const meta = {
  title: 'Mails/Discount reminder',
  component: DiscountReminder,
  args: { frame: sampleMailFrame, facts: discountReminderStates.year },
  decorators: [withTheme],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof DiscountReminder>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Year: Story = { name: 'Of a year', args: { facts: discountReminderStates.year } };

export const Student: Story = {
  name: 'Of a year, for students',
  args: { facts: discountReminderStates.student },
};

export const Month: Story = { name: 'Of a month', args: { facts: discountReminderStates.month } };

export const HalfYear: Story = {
  name: 'Of half a year, without a name',
  args: { facts: discountReminderStates.halfYear },
};

export const WithCredit: Story = {
  name: 'Credit taken off',
  args: { facts: discountReminderStates.withCredit },
};

export const PaidByCredit: Story = {
  name: 'Paid by credit',
  args: { facts: discountReminderStates.paidByCredit },
};
