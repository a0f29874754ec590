import type { Meta, StoryObj } from '@storybook/react-vite';
import { withTheme } from '../withTheme.tsx';
import { sampleMailFrame } from '../sampleMailFrame.ts';
import { Welcome } from './Welcome.tsx';
import { welcomeStates } from './Welcome.states.ts';

const meta = {
  title: 'Mails/Welcome',
  component: Welcome,
  args: { frame: sampleMailFrame, facts: welcomeStates.trial },
  decorators: [withTheme],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Welcome>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Trial: Story = { name: 'Free trial', args: { facts: welcomeStates.trial } };

export const TrialWithVoucher: Story = {
  name: 'Free trial, with a voucher',
  args: { facts: welcomeStates.trialWithVoucher },
};

export const MonthlyTrialWithVoucher: Story = {
  name: 'Free trial of a monthly plan, with a voucher',
  args: { facts: welcomeStates.monthlyTrialWithVoucher },
};

export const PaidToday: Story = { name: 'Paid today', args: { facts: welcomeStates.paidToday } };

export const PaidTodayWithVoucher: Story = {
  name: 'Paid today, with a voucher',
  args: { facts: welcomeStates.paidTodayWithVoucher },
};

export const AnnualPaidTodayWithVoucher: Story = {
  name: 'Annual, paid today, with a voucher',
  args: { facts: welcomeStates.annualPaidTodayWithVoucher },
};

export const Queued: Story = { name: 'Begins later', args: { facts: welcomeStates.queued } };

export const QueuedWithVoucher: Story = {
  name: 'Begins later, with a voucher',
  args: { facts: welcomeStates.queuedWithVoucher },
};

export const WithoutName: Story = { name: 'Without a name', args: { facts: welcomeStates.withoutName } };
