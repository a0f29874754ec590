import type { Meta, StoryObj } from '@storybook/react-vite';
import { withTheme } from '../withTheme.tsx';
import { sampleMailFrame } from '../sampleMailFrame.ts';
import { Cancellation } from './Cancellation.tsx';
import { cancellationStates } from './Cancellation.states.ts';

const meta = {
  title: 'Mails/Cancellation',
  component: Cancellation,
  args: { frame: sampleMailFrame, facts: cancellationStates.trial },
  decorators: [withTheme],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Cancellation>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Trial: Story = { name: 'Free trial', args: { facts: cancellationStates.trial } };

export const Paid: Story = { name: 'Paid plan', args: { facts: cancellationStates.paid } };

export const Over: Story = { name: 'Paused plan', args: { facts: cancellationStates.over } };

export const Queued: Story = { name: 'Next plan', args: { facts: cancellationStates.queued } };

export const QueuedBehindRenewal: Story = {
  name: 'Next plan, and the current one renews',
  args: { facts: cancellationStates.queuedBehindRenewal },
};

export const Unpaid: Story = { name: 'Not paid', args: { facts: cancellationStates.unpaid } };

export const UnpaidReminderMissed: Story = {
  name: 'Not paid, reminder was missed',
  args: { facts: cancellationStates.unpaidReminderMissed },
};

export const WithoutName: Story = { name: 'Without a name', args: { facts: cancellationStates.withoutName } };
