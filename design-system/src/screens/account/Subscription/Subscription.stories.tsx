import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleFrame } from '../../../patterns/Page/sampleFrame.ts';
import { Subscription } from './Subscription.tsx';
import { subscriptionStates } from './Subscription.states.ts';

const meta = {
  title: 'Screens/Account/Subscription',
  component: Subscription,
  args: {
    frame: { ...sampleFrame, account: { status: 'signedIn', firstName: 'Alex' }, path: '/subscription' },
    state: subscriptionStates.active,
    links: {
      plans: '/plans',
      cancel: '/subscription/cancel',
      help: '/help',
      retry: '/subscription',
      manage: 'https://apps.apple.com/account/subscriptions',
    },
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Subscription>;

export default meta;
type Story = StoryObj<typeof meta>;

export const None: Story = { args: { state: subscriptionStates.none } };

export const Trial: Story = { args: { state: subscriptionStates.trial } };

export const LastDayOfTrial: Story = { args: { state: subscriptionStates.lastDayOfTrial } };

export const TrialMethodUnknown: Story = { args: { state: subscriptionStates.trialMethodUnknown } };

export const Active: Story = { args: { state: subscriptionStates.active } };

export const ActiveMonthly: Story = { args: { state: subscriptionStates.activeMonthly } };

export const ActiveFamily: Story = { args: { state: subscriptionStates.activeFamily } };

export const Ending: Story = { args: { state: subscriptionStates.ending } };

export const EndingMonthly: Story = { args: { state: subscriptionStates.endingMonthly } };

export const EndingTrial: Story = { args: { state: subscriptionStates.endingTrial } };

export const EndingMethodUnknown: Story = { args: { state: subscriptionStates.endingMethodUnknown } };

export const QueuedNext: Story = { args: { state: subscriptionStates.queuedNext } };

export const PaymentDue: Story = { args: { state: subscriptionStates.paymentDue } };

export const OtherSource: Story = { args: { state: subscriptionStates.otherSource } };

export const OtherSourceUnnamed: Story = { args: { state: subscriptionStates.otherSourceUnnamed } };

export const Unavailable: Story = { args: { state: subscriptionStates.unavailable } };
