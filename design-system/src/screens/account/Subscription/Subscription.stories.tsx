import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleFrame } from '../../../patterns/Page/sampleFrame.ts';
import { Subscription } from './Subscription.tsx';
import { subscriptionStates } from './Subscription.states.ts';

const withdraw = '/subscription/change?kind=withdraw';

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
      app: 'https://app.stillpoint.example',
      retry: '/subscription',
      days: '/subscription/days',
      invoices: '/subscription/invoices',
      ...{ gift: '/gift/given', give: '/gift', student: '/student' },
      manage: 'https://apps.apple.com/account/subscriptions',
    },
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Subscription>;

export default meta;
type Story = StoryObj<typeof meta>;

const undoable = { ...meta.args.links, cancelNext: '/subscription/change?kind=cancelNext' };

export const None: Story = { name: 'No subscription', args: { state: subscriptionStates.none } };

export const Over: Story = { name: 'No subscription any more', args: { state: subscriptionStates.over } };

export const GivenBack: Story = { name: 'Money given back', args: { state: subscriptionStates.givenBack } };

export const EmployerPays: Story = {
  name: 'The employer pays',
  args: { state: subscriptionStates.employerPays },
};

export const EmployerPaysAfterPlan: Story = {
  name: 'The employer pays, after a plan',
  args: { state: subscriptionStates.employerPaysAfterPlan },
};

export const CheckoutLeft: Story = {
  name: 'A checkout was left',
  args: { state: subscriptionStates.checkoutLeft },
};

export const CheckoutLeftAfterPlan: Story = {
  name: 'A checkout was left, after an earlier plan',
  args: { state: subscriptionStates.checkoutLeftAfterPlan },
};

export const CheckoutLeftForLater: Story = {
  name: 'A checkout was left, of the plan after this one',
  args: { state: subscriptionStates.checkoutLeftForLater },
};

export const Gifts: Story = { name: 'Gifts given and received', args: { state: subscriptionStates.gifts } };

export const GiftsBesidePlan: Story = {
  name: 'Gifts given beside an annual plan',
  args: { state: subscriptionStates.giftsBesidePlan },
};

export const EndDeclared: Story = {
  name: 'An end declared for a later day',
  args: { state: subscriptionStates.endDeclared },
};

export const Trial: Story = {
  name: 'Free trial',
  args: {
    state: subscriptionStates.trial,
    links: { ...meta.args.links, withdraw },
  },
};

export const TrialAsStudent: Story = {
  name: 'Free trial at the student price',
  args: { state: subscriptionStates.trialAsStudent },
};

export const LastDayOfTrial: Story = {
  name: 'Last day of the trial',
  args: { state: subscriptionStates.lastDayOfTrial, links: { ...meta.args.links, withdraw } },
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
      refund: '/subscription/change?kind=refund',
      withdraw,
      changePlan: '/subscription/change?kind=changePlan',
      pause: '/subscription/change?kind=pause',
    },
  },
};

export const ActiveMonthly: Story = { name: 'Monthly', args: { state: subscriptionStates.activeMonthly } };

export const JustBoughtMonthly: Story = {
  name: 'Monthly plan that was just bought',
  args: { state: subscriptionStates.justBoughtMonthly, links: { ...meta.args.links, withdraw } },
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
    links: { ...meta.args.links, withdraw, undoNext: '/subscription/change?kind=keepPlan' },
  },
};

export const JustBoughtWithPlannedPause: Story = {
  name: 'Monthly plan that was just bought, pause planned',
  args: {
    state: subscriptionStates.justBoughtWithPlannedPause,
    links: { ...meta.args.links, withdraw, undoPause: '/subscription/change?kind=undoPause' },
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
  args: { state: subscriptionStates.activeWithDiscount, links: { ...meta.args.links, withdraw } },
};

export const ActiveAsStudent: Story = {
  name: 'Annual plan, student price kept for another year',
  args: { state: subscriptionStates.activeAsStudent },
};

export const StudentPriceEnding: Story = {
  name: 'Annual plan, student price ends soon',
  args: { state: subscriptionStates.studentPriceEnding },
};

export const StudentPriceVerified: Story = {
  name: 'Annual plan, verified for another year at the student price',
  args: { state: subscriptionStates.studentPriceVerified },
};

export const StudentPriceVerifiedAgain: Story = {
  name: 'Annual plan, verified after the student price has ended',
  args: { state: subscriptionStates.studentPriceVerifiedAgain },
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

export const EndingJustBought: Story = {
  name: 'Monthly plan, cancelled soon after the purchase',
  args: { state: subscriptionStates.endingJustBought, links: { ...meta.args.links, withdraw } },
};

export const EndingTrial: Story = {
  name: 'Free trial, cancelled',
  args: { state: subscriptionStates.endingTrial, links: { ...meta.args.links, withdraw } },
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

export const EndingGift: Story = {
  name: 'A gift that was opened',
  args: { state: subscriptionStates.endingGift },
};

export const GiftNext: Story = { name: 'A gift follows', args: { state: subscriptionStates.giftNext } };

export const GiftLater: Story = { name: 'A gift, but later', args: { state: subscriptionStates.giftLater } };

export const ActiveBeforeGift: Story = {
  name: 'Renewing beside a gift to come',
  args: { state: subscriptionStates.activeBeforeGift },
};

export const ActiveBeforeAccess: Story = {
  name: 'Renewing beside access to come',
  args: { state: subscriptionStates.activeBeforeAccess },
};

export const QueuedNext: Story = {
  name: 'Another plan follows',
  args: { state: subscriptionStates.queuedNext },
};

export const QueuedNextToJustBought: Story = {
  name: 'Another plan follows one that was just bought',
  args: { state: subscriptionStates.queuedNextToJustBought, links: { ...meta.args.links, withdraw } },
};

export const FamilyNext: Story = {
  name: 'The family plan follows',
  args: { state: subscriptionStates.familyNext, links: { ...meta.args.links, withdraw } },
};

export const Waiting: Story = { name: 'A plan to come', args: { state: subscriptionStates.waiting } };

export const WaitingForFamily: Story = {
  name: 'The family plan has not begun, after years of others',
  args: { state: subscriptionStates.waitingForFamily, links: undoable },
};

export const WaitingMethodUnknown: Story = {
  name: 'A plan to come, amount not known',
  args: { state: subscriptionStates.waitingMethodUnknown },
};

export const WaitingForAccess: Story = {
  name: 'Access to come',
  args: { state: subscriptionStates.waitingForAccess },
};

export const GiftToCome: Story = { name: 'A gift to come', args: { state: subscriptionStates.giftToCome } };

export const WaitingEmployerPays: Story = {
  name: 'A plan that has not begun, and the employer pays',
  args: { state: subscriptionStates.waitingEmployerPays, links: undoable },
};

export const ActiveThenNext: Story = {
  name: 'Another plan begins beside one that renews',
  args: { state: subscriptionStates.activeThenNext, links: undoable },
};

export const OtherSourceThenNext: Story = {
  name: 'Bought at Apple, and another plan begins',
  args: { state: subscriptionStates.otherSourceThenNext, links: undoable },
};

export const PaymentDue: Story = { name: 'Payment due', args: { state: subscriptionStates.paymentDue } };

export const PaymentDueLastTry: Story = {
  name: 'Payment due, before the last try',
  args: { state: subscriptionStates.paymentDueLastTry },
};

export const PaymentDueDayUnknown: Story = {
  name: 'Payment due, day of the next try not known',
  args: { state: subscriptionStates.paymentDueDayUnknown },
};

export const CardEnding: Story = {
  name: 'Card in its last month',
  args: {
    state: subscriptionStates.cardEnding,
    links: { ...meta.args.links, changePayment: '/subscription/payment-method' },
  },
};

export const ActiveInDollars: Story = {
  name: 'Annual plan in dollars, card expired',
  args: {
    frame: { ...meta.args.frame, country: 'US' },
    state: subscriptionStates.activeInDollars,
    links: { ...meta.args.links, changePayment: '/subscription/payment-method' },
  },
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

export const Unavailable: Story = { name: 'Not available', args: { state: subscriptionStates.unavailable } };
