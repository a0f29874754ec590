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
      days: '/subscription/days',
      manage: 'https://apps.apple.com/account/subscriptions',
    },
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Subscription>;

export default meta;
type Story = StoryObj<typeof meta>;

export const None: Story = { name: 'No subscription', args: { state: subscriptionStates.none } };

export const Over: Story = { name: 'No subscription any more', args: { state: subscriptionStates.over } };

export const Trial: Story = { name: 'Free trial', args: { state: subscriptionStates.trial } };

export const LastDayOfTrial: Story = {
  name: 'Last day of the trial',
  args: { state: subscriptionStates.lastDayOfTrial },
};

export const TrialPaidEarly: Story = {
  name: 'Free trial whose first charge went through a moment early',
  args: { state: subscriptionStates.trialPaidEarly },
};

export const TrialMethodUnknown: Story = {
  name: 'Free trial, payment method not known',
  args: { state: subscriptionStates.trialMethodUnknown },
};

export const Active: Story = {
  name: 'Annual plan',
  args: {
    state: subscriptionStates.active,
    links: {
      ...meta.args.links,
      changePlan: '/subscription/change?kind=changePlan',
      pause: '/subscription/change?kind=pause',
    },
  },
};

export const ActiveMonthly: Story = {
  name: 'Monthly plan',
  args: { state: subscriptionStates.activeMonthly },
};

export const ActiveWithPlannedPlan: Story = {
  name: 'Annual plan, monthly planned',
  args: {
    state: subscriptionStates.activeWithPlannedPlan,
    links: { ...meta.args.links, undoNext: '/subscription/change?kind=keepPlan' },
  },
};

export const ActiveWithPlannedPlanAndGuarantee: Story = {
  name: 'Annual plan that was just paid, monthly planned',
  args: {
    state: subscriptionStates.activeWithPlannedPlanAndGuarantee,
    links: { ...meta.args.links, undoNext: '/subscription/change?kind=keepPlan' },
  },
};

export const ActiveWithPlannedPause: Story = {
  name: 'Monthly plan, pause planned',
  args: {
    state: subscriptionStates.activeWithPlannedPause,
    links: { ...meta.args.links, undoPause: '/subscription/change?kind=undoPause' },
  },
};

export const Paused: Story = {
  args: {
    state: subscriptionStates.paused,
    links: { ...meta.args.links, resume: '/subscription/change?kind=resume' },
  },
};

export const ActiveWithDiscount: Story = {
  name: 'Monthly plan, discount ends',
  args: { state: subscriptionStates.activeWithDiscount },
};

export const ActiveWithLastingDiscount: Story = {
  name: 'Monthly plan, discount never ends',
  args: { state: subscriptionStates.activeWithLastingDiscount },
};

export const ActiveInRupees: Story = {
  name: 'Family plan in rupees, long first name',
  args: {
    frame: {
      ...sampleFrame,
      account: { status: 'signedIn', firstName: 'Maximiliane-Alexandra Wilhelmine' },
      country: 'IN',
      path: '/subscription',
    },
    state: subscriptionStates.activeInRupees,
  },
};

export const ActiveInReais: Story = {
  name: 'Family plan in reais, paid by PayPal with a long address',
  args: { state: subscriptionStates.activeInReais },
};

export const ActiveFamily: Story = { name: 'Family plan', args: { state: subscriptionStates.activeFamily } };

export const Ending: Story = { name: 'Annual plan, cancelled', args: { state: subscriptionStates.ending } };

export const EndingMonthly: Story = {
  name: 'Monthly plan, cancelled',
  args: { state: subscriptionStates.endingMonthly },
};

export const EndingTrial: Story = {
  name: 'Free trial, cancelled',
  args: { state: subscriptionStates.endingTrial },
};

export const EndingMethodUnknown: Story = {
  name: 'Cancelled, payment method not known',
  args: { state: subscriptionStates.endingMethodUnknown },
};

export const EndingAccess: Story = {
  name: 'Access that a voucher opened',
  args: { state: subscriptionStates.endingAccess },
};

export const AccessNext: Story = {
  name: 'Access by a voucher follows',
  args: { state: subscriptionStates.accessNext },
};

export const QueuedNext: Story = {
  name: 'Another plan follows',
  args: { state: subscriptionStates.queuedNext },
};

export const FamilyNext: Story = {
  name: 'The family plan follows',
  args: { state: subscriptionStates.familyNext },
};

export const PaymentDue: Story = { name: 'Payment due', args: { state: subscriptionStates.paymentDue } };

export const ActiveInDollars: Story = {
  name: 'Annual plan in dollars, card expired',
  args: { frame: { ...meta.args.frame, country: 'US' }, state: subscriptionStates.activeInDollars },
};

export const OtherSource: Story = {
  name: 'Bought at Apple',
  args: { state: subscriptionStates.otherSource },
};

export const Google: Story = {
  name: 'Bought at Google',
  args: {
    state: subscriptionStates.google,
    links: { ...meta.args.links, manage: 'https://play.google.com/store/account/subscriptions' },
  },
};

export const Spotify: Story = {
  name: 'Bought at Spotify',
  args: {
    state: subscriptionStates.spotify,
    links: { ...meta.args.links, manage: 'https://www.spotify.com/account/' },
  },
};

export const OtherSourceUnnamed: Story = {
  name: 'Bought elsewhere',
  args: { state: subscriptionStates.otherSourceUnnamed },
};

export const Unavailable: Story = {
  name: 'Cannot be shown',
  args: { state: subscriptionStates.unavailable },
};
