import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { sameLook } from '../../../patterns/Page/sameLook.ts';
import { sampleFrame } from '../../../patterns/Page/sampleFrame.ts';
import { CancelSubscription } from './CancelSubscription.tsx';
import { cancelSubscriptionStates } from './CancelSubscription.states.ts';

const meta = {
  title: 'Screens/Account/Cancel subscription',
  component: CancelSubscription,
  args: {
    frame: {
      ...sampleFrame,
      account: { status: 'signedIn', firstName: 'Alex' },
      path: '/subscription/cancel',
    },
    state: cancelSubscriptionStates.ready,
    links: {
      submit: '/subscription/cancel',
      subscription: '/subscription',
      changePayment: '/subscription/payment-method',
      home: '/',
      help: '/help',
      refund: '/subscription/change?kind=refund',
      plan: '/subscription/change?kind=changePlan&plan=B2C14DANNUAL',
      pause: '/subscription/change?kind=pause',
      switchAccount: '/logout',
    },
    onSubmit: fn(),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof CancelSubscription>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  name: 'During the trial',
  args: { state: cancelSubscriptionStates.ready },
};

export const ReadyInRefundWindow: Story = {
  name: 'Money can be given back',
  args: { state: cancelSubscriptionStates.readyInRefundWindow },
};

export const ReadyPaid: Story = {
  name: 'Paid until a date',
  args: { state: cancelSubscriptionStates.readyPaid },
};

export const ReadyPaymentDue: Story = {
  name: 'A renewal failed',
  args: { state: cancelSubscriptionStates.readyPaymentDue },
};

export const ReadyAsStudent: Story = {
  name: 'The student price ends with the plan',
  args: { state: cancelSubscriptionStates.readyAsStudent },
};

export const ReadyAsStudentInRefundWindow: Story = {
  name: 'The student price ends with the plan, and money can be given back',
  args: { state: cancelSubscriptionStates.readyAsStudentInRefundWindow },
};

export const ReadyWithAlternatives: Story = {
  name: 'A pause and a cheaper plan are possible',
  args: { state: cancelSubscriptionStates.readyWithAlternatives },
  parameters: sameLook(
    cancelSubscriptionStates,
    'readyPaid',
    'An alternative is offered beside the reason that it answers, once that is chosen.',
  ),
};

export const ReadyBeforeAccess: Story = {
  name: 'Ready, and access begins afterwards',
  args: { state: cancelSubscriptionStates.readyBeforeAccess },
};

export const ReadyFamily: Story = {
  name: 'A family plan with people in it',
  args: { state: cancelSubscriptionStates.readyFamily },
};

export const ReadyPaused: Story = {
  name: 'A pause runs',
  args: { state: cancelSubscriptionStates.readyPaused },
};

export const ReadyQueued: Story = {
  name: 'Another plan follows',
  args: { state: cancelSubscriptionStates.readyQueued },
};

export const ReadyQueuedBehindRenewal: Story = {
  name: 'Another plan follows, and the current one renews',
  args: { state: cancelSubscriptionStates.readyQueuedBehindRenewal },
};

export const Submitting: Story = {
  name: 'Cancelling',
  args: { state: cancelSubscriptionStates.submitting },
};

export const Offline: Story = {
  name: 'Waiting for a connection',
  args: { state: cancelSubscriptionStates.offline },
};

export const Cancelled: Story = { args: { state: cancelSubscriptionStates.cancelled } };

export const CancelledBeforeAccess: Story = {
  name: 'Cancelled, and access begins afterwards',
  args: { state: cancelSubscriptionStates.cancelledBeforeAccess },
};

export const CancelledTrial: Story = {
  name: 'Trial cancelled',
  args: { state: cancelSubscriptionStates.cancelledTrial },
};

export const CancelledInRefundWindow: Story = {
  name: 'Cancelled, money comes back',
  args: { state: cancelSubscriptionStates.cancelledInRefundWindow },
};

export const CancelledOver: Story = {
  name: 'Cancelled while a pause runs',
  args: { state: cancelSubscriptionStates.cancelledOver },
};

export const CancelledQueued: Story = {
  name: 'Cancelled with the plan that follows',
  args: { state: cancelSubscriptionStates.cancelledQueued },
};

export const CancelledQueuedBehindRenewal: Story = {
  name: 'Cancelled the plan that follows, and the current one renews',
  args: { state: cancelSubscriptionStates.cancelledQueuedBehindRenewal },
};

export const Replaced: Story = {
  name: 'Another plan is still running',
  args: { state: cancelSubscriptionStates.replaced },
};

export const ReplacedByQueued: Story = {
  name: 'Another plan is still running, later',
  args: { state: cancelSubscriptionStates.replacedByQueued },
};

export const AlreadyCancelled: Story = {
  name: 'Was cancelled before',
  args: { state: cancelSubscriptionStates.alreadyCancelled },
};

export const AlreadyCancelledBeforeAccess: Story = {
  name: 'Was cancelled before, and access begins afterwards',
  args: { state: cancelSubscriptionStates.alreadyCancelledBeforeAccess },
};

export const Failed: Story = { name: 'Cancelling failed', args: { state: cancelSubscriptionStates.failed } };

export const FailedTooExpensive: Story = {
  name: 'Cancelling failed, too expensive',
  args: { state: cancelSubscriptionStates.failedTooExpensive },
};

export const FailedTooExpensiveFamily: Story = {
  name: 'Cancelling failed, a family plan is too expensive',
  args: { state: cancelSubscriptionStates.failedTooExpensiveFamily },
};

export const FailedNotUsed: Story = {
  name: 'Cancelling failed, not used enough',
  args: { state: cancelSubscriptionStates.failedNotUsed },
};

export const FailedTechnicalTrouble: Story = {
  name: 'Cancelling failed, technical trouble',
  args: { state: cancelSubscriptionStates.failedTechnicalTrouble },
};

export const FailedWithWords: Story = {
  name: 'Cancelling failed, with a reason in own words',
  args: { state: cancelSubscriptionStates.failedWithWords },
};

export const OtherAccount: Story = {
  name: 'Another account is logged in',
  args: { state: cancelSubscriptionStates.otherAccount },
};

export const Unavailable: Story = {
  name: 'Cannot be shown',
  args: { state: cancelSubscriptionStates.unavailable },
};
