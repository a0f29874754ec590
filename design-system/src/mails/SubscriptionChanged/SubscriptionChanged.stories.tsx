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

export const WithoutName: Story = {
  name: 'Without a name',
  args: { facts: subscriptionChangedStates.withoutName },
};
