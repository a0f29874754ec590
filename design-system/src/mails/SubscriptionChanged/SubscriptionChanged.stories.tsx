import type { Meta, StoryObj } from '@storybook/react-vite';
import { withTheme } from '../withTheme.tsx';
import { sampleMailFrame } from '../sampleMailFrame.ts';
import { SubscriptionChanged } from './SubscriptionChanged.tsx';
import { subscriptionChangedStates } from './SubscriptionChanged.states.ts';

const meta = {
  title: 'Mails/Subscription changed',
  component: SubscriptionChanged,
  args: { frame: sampleMailFrame, facts: subscriptionChangedStates.planChanged },
  decorators: [withTheme],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SubscriptionChanged>;

export default meta;
type Story = StoryObj<typeof meta>;

export const PlanChanged: Story = {
  name: 'Another plan at once',
  args: { facts: subscriptionChangedStates.planChanged },
};

export const PlanChangedInTrial: Story = {
  name: 'Another plan during free days',
  args: { facts: subscriptionChangedStates.planChangedInTrial },
};

export const PlanPlanned: Story = {
  name: 'Another plan from a day on',
  args: { facts: subscriptionChangedStates.planPlanned },
};

export const PlanKept: Story = {
  name: 'The present plan after all',
  args: { facts: subscriptionChangedStates.planKept },
};

export const RenewalOn: Story = {
  name: 'Renewal switched on again',
  args: { facts: subscriptionChangedStates.renewalOn },
};

export const Paused: Story = { name: 'Pause', args: { facts: subscriptionChangedStates.paused } };

export const PauseUndone: Story = {
  name: 'No pause after all',
  args: { facts: subscriptionChangedStates.pauseUndone },
};

export const Resumed: Story = {
  name: 'Pause ended early',
  args: { facts: subscriptionChangedStates.resumed },
};

export const StudentPrice: Story = {
  name: 'Another year at the price for students',
  args: { facts: subscriptionChangedStates.studentPrice },
};

export const Refunded: Story = {
  name: 'Money given back',
  args: { facts: subscriptionChangedStates.refunded },
};

export const RefundedThenNext: Story = {
  name: 'Money given back, another plan follows',
  args: { facts: subscriptionChangedStates.refundedThenNext },
};

export const Withdrawn: Story = {
  name: 'Withdrawn from the contract',
  args: { facts: subscriptionChangedStates.withdrawn },
};

export const WithdrawnFree: Story = {
  name: 'Withdrawn from the contract during free days',
  args: { facts: subscriptionChangedStates.withdrawnFree },
};

export const WithdrawnThenNext: Story = {
  name: 'Withdrawn from the contract, another plan follows',
  args: { facts: subscriptionChangedStates.withdrawnThenNext },
};

export const RefundedThenAccess: Story = {
  name: 'Money given back, access follows',
  args: { facts: subscriptionChangedStates.refundedThenAccess },
};

export const WithdrawnThenAccess: Story = {
  name: 'Withdrawn from the contract, access follows',
  args: { facts: subscriptionChangedStates.withdrawnThenAccess },
};

export const RenewalOnBesideAccess: Story = {
  name: 'Renews again, access begins beside it',
  args: { facts: subscriptionChangedStates.renewalOnBesideAccess },
};

export const WithoutName: Story = {
  name: 'Without a name',
  args: { facts: subscriptionChangedStates.withoutName },
};

export const PauseUndonePaidByCredit: Story = {
  name: 'Pause undone, and the next charge paid by credit',
  args: { facts: subscriptionChangedStates.pauseUndonePaidByCredit },
};
