import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleFrame } from '../../../patterns/Page/sampleFrame.ts';
import { Subscription } from './Subscription.tsx';
import { subscriptionStates as allStates } from './Subscription.states.ts';

const withdraw = '/subscription/change?kind=withdraw';

const meta = {
  title: 'Screens/Account/Subscription',
  component: Subscription,
  args: {
    frame: { ...sampleFrame, account: { status: 'signedIn', firstName: 'Alex' }, path: '/subscription' },
    state: allStates.active,
    links: {
      ...{ plans: '/plans', cancel: '/subscription/cancel', help: '/help', retry: '/subscription' },
      ...{ app: 'https://app.stillpoint.example', family: '/family/manage' },
      ...{ days: '/subscription/days', invoices: '/subscription/invoices' },
      ...{ gift: '/gift/given', give: '/gift', invite: '/invite', student: '/student' },
      manage: 'https://apps.apple.com/account/subscriptions',
    },
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Subscription>;

export default meta;
type Story = StoryObj<typeof meta>;

const planned = { ...meta.args.links, undoNext: '/subscription/change?kind=keepPlan' };
const pausing = { ...meta.args.links, undoPause: '/subscription/change?kind=undoPause' };
const undoable = { ...meta.args.links, cancelNext: '/subscription/change?kind=cancelNext' };

export const None: Story = { name: 'No subscription', args: { state: allStates.none } };

export const Over: Story = { name: 'No subscription any more', args: { state: allStates.over } };

export const GivenBack: Story = { name: 'Money given back', args: { state: allStates.givenBack } };

export const EmployerPays: Story = { name: 'The employer pays', args: { state: allStates.employerPays } };

export const FamilyMember: Story = { name: 'In a family', args: { state: allStates.familyMember } };

export const FamilyMemberPaused: Story = {
  name: 'In a family whose plan pauses',
  args: { state: allStates.familyMemberPaused },
};

export const FamilyMemberUntil: Story = {
  name: 'In a family whose plan ends, after a plan',
  args: { state: allStates.familyMemberUntil },
};

export const EmployerPaysAfterPlan: Story = {
  name: 'The employer pays, after a plan',
  args: { state: allStates.employerPaysAfterPlan },
};

export const CheckoutLeft: Story = { name: 'A checkout was left', args: { state: allStates.checkoutLeft } };

export const CheckoutLeftAfterPlan: Story = {
  name: 'A checkout was left, after an earlier plan',
  args: { state: allStates.checkoutLeftAfterPlan },
};

export const CheckoutLeftForLater: Story = {
  name: 'A checkout was left, of the plan after this one',
  args: { state: allStates.checkoutLeftForLater },
};

export const Gifts: Story = { name: 'Gifts given and received', args: { state: allStates.gifts } };

export const GiftsBesidePlan: Story = { name: 'Gifts and plan', args: { state: allStates.giftsBesidePlan } };

export const EndDeclared: Story = { name: 'End declared', args: { state: allStates.endDeclared } };

export const Trial: Story = {
  name: 'Free trial',
  args: { state: allStates.trial, links: { ...meta.args.links, withdraw } },
};

export const TrialAsStudent: Story = { name: 'Student trial', args: { state: allStates.trialAsStudent } };

export const LastDayOfTrial: Story = {
  name: 'Last day of the trial',
  args: { state: allStates.lastDayOfTrial, links: { ...meta.args.links, withdraw } },
};

export const TrialPaidEarly: Story = {
  name: 'Free trial whose first charge went through a moment early',
  args: { state: allStates.trialPaidEarly },
};

export const TrialMethodUnknown: Story = {
  name: 'Free trial, payment method not known',
  args: { state: allStates.trialMethodUnknown },
};

export const Active: Story = {
  name: 'Annual plan',
  args: {
    state: allStates.active,
    links: {
      ...meta.args.links,
      refund: '/subscription/change?kind=refund',
      withdraw,
      changePlan: '/subscription/change?kind=changePlan',
      pause: '/subscription/change?kind=pause',
    },
  },
};

export const ActiveMonthly: Story = { name: 'Monthly', args: { state: allStates.activeMonthly } };

export const JustBoughtMonthly: Story = {
  name: 'Monthly plan that was just bought',
  args: { state: allStates.justBoughtMonthly, links: { ...meta.args.links, withdraw } },
};

export const ActiveWithPlannedPlan: Story = {
  name: 'Annual plan, monthly planned',
  args: { state: allStates.activeWithPlannedPlan, links: planned },
};

export const ActiveWithPlannedPlanAndGuarantee: Story = {
  name: 'Annual plan that was just paid, monthly planned',
  args: { state: allStates.activeWithPlannedPlanAndGuarantee, links: { ...planned, withdraw } },
};

export const JustBoughtWithPlannedPause: Story = {
  name: 'Monthly plan that was just bought, pause planned',
  args: { state: allStates.justBoughtWithPlannedPause, links: { ...pausing, withdraw } },
};

export const ActiveWithPlannedPause: Story = {
  name: 'Monthly plan, pause planned',
  args: { state: allStates.activeWithPlannedPause, links: pausing },
};

export const Paused: Story = {
  args: {
    state: allStates.paused,
    links: { ...meta.args.links, resume: '/subscription/change?kind=resume' },
  },
};

export const ActiveWithDiscount: Story = {
  name: 'Monthly plan, discount ends',
  args: { state: allStates.activeWithDiscount, links: { ...meta.args.links, withdraw } },
};

export const ActiveAsStudent: Story = {
  name: 'Annual plan, student price kept for another year',
  args: { state: allStates.activeAsStudent },
};

export const StudentPriceEnding: Story = {
  name: 'Annual plan, student price ends soon',
  args: { state: allStates.studentPriceEnding },
};

export const StudentPriceVerified: Story = {
  name: 'Annual plan, verified for another year at the student price',
  args: { state: allStates.studentPriceVerified },
};

export const StudentPriceVerifiedAgain: Story = {
  name: 'Annual plan, verified after the student price has ended',
  args: { state: allStates.studentPriceVerifiedAgain },
};

export const ActiveWithLastingDiscount: Story = {
  name: 'Monthly plan, discount never ends',
  args: { state: allStates.activeWithLastingDiscount },
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
    state: allStates.activeInRupees,
  },
};

export const ActiveInReais: Story = {
  name: 'Family plan in reais, paid by PayPal with a long address',
  args: { state: allStates.activeInReais },
};

export const ActiveFamily: Story = { name: 'Family plan', args: { state: allStates.activeFamily } };

export const ChangedToFamily: Story = {
  name: 'Changed to the family plan',
  args: { state: allStates.changedToFamily },
};

export const Ending: Story = { name: 'Annual plan, cancelled', args: { state: allStates.ending } };

export const EndingMonthly: Story = {
  name: 'Monthly plan, cancelled',
  args: { state: allStates.endingMonthly },
};

export const EndingJustBought: Story = {
  name: 'Monthly plan, cancelled soon after the purchase',
  args: { state: allStates.endingJustBought, links: { ...meta.args.links, withdraw } },
};

export const EndingTrial: Story = {
  name: 'Free trial, cancelled',
  args: { state: allStates.endingTrial, links: { ...meta.args.links, withdraw } },
};

export const EndingMethodUnknown: Story = {
  name: 'Cancelled, payment method not known',
  args: { state: allStates.endingMethodUnknown },
};

export const EndingAccess: Story = {
  name: 'Access that a voucher opened',
  args: { state: allStates.endingAccess },
};

export const AccessNext: Story = {
  name: 'Access by a voucher follows',
  args: { state: allStates.accessNext },
};

export const EndingGift: Story = { name: 'A gift that was opened', args: { state: allStates.endingGift } };

export const GiftNext: Story = { name: 'A gift follows', args: { state: allStates.giftNext } };

export const GiftLater: Story = { name: 'A gift, but later', args: { state: allStates.giftLater } };

export const ActiveBeforeGift: Story = {
  name: 'Renewing beside a gift to come',
  args: { state: allStates.activeBeforeGift },
};

export const ActiveBeforeAccess: Story = {
  name: 'Renewing beside access to come',
  args: { state: allStates.activeBeforeAccess },
};

export const QueuedNext: Story = { name: 'Another plan follows', args: { state: allStates.queuedNext } };

export const QueuedNextToJustBought: Story = {
  name: 'Another plan follows one that was just bought',
  args: { state: allStates.queuedNextToJustBought, links: { ...meta.args.links, withdraw } },
};

export const FamilyNext: Story = {
  name: 'The family plan follows',
  args: { state: allStates.familyNext, links: { ...meta.args.links, withdraw } },
};

export const Waiting: Story = { name: 'A plan to come', args: { state: allStates.waiting } };

export const WaitingForFamily: Story = {
  name: 'The family plan has not begun, after years of others',
  args: { state: allStates.waitingForFamily, links: undoable },
};

export const WaitingMethodUnknown: Story = {
  name: 'A plan to come, amount not known',
  args: { state: allStates.waitingMethodUnknown },
};

export const WaitingForAccess: Story = {
  name: 'Access to come',
  args: { state: allStates.waitingForAccess },
};

export const GiftToCome: Story = { name: 'A gift to come', args: { state: allStates.giftToCome } };

export const WaitingInFamily: Story = {
  name: 'A plan that has not begun, in a family',
  args: { state: allStates.waitingInFamily, links: undoable },
};

export const WaitingEmployerPays: Story = {
  name: 'A plan that has not begun, and the employer pays',
  args: { state: allStates.waitingEmployerPays, links: undoable },
};

export const ActiveThenNext: Story = {
  name: 'Another plan begins beside one that renews',
  args: { state: allStates.activeThenNext, links: undoable },
};

export const OtherSourceThenNext: Story = {
  name: 'Bought at Apple, and another plan begins',
  args: { state: allStates.otherSourceThenNext, links: undoable },
};

export const PaymentDue: Story = { name: 'Payment due', args: { state: allStates.paymentDue } };

export const PaymentDueLastTry: Story = {
  name: 'Payment due, before the last try',
  args: { state: allStates.paymentDueLastTry },
};

export const FirstPaymentDue: Story = {
  name: 'Payment due, on the last day of the trial',
  args: { state: allStates.firstPaymentDue },
};

export const PaymentDueDayUnknown: Story = {
  name: 'Payment due, day of the next try not known',
  args: { state: allStates.paymentDueDayUnknown },
};

export const CardEnding: Story = {
  name: 'Card in its last month',
  args: {
    state: allStates.cardEnding,
    links: { ...meta.args.links, changePayment: '/subscription/payment-method' },
  },
};

export const ActiveInDollars: Story = {
  name: 'Annual plan in dollars, card expired',
  args: {
    frame: { ...meta.args.frame, country: 'US' },
    state: allStates.activeInDollars,
    links: { ...meta.args.links, changePayment: '/subscription/payment-method' },
  },
};

export const OtherSource: Story = { name: 'Bought at Apple', args: { state: allStates.otherSource } };

export const OtherSourceEnding: Story = {
  name: 'Bought at Apple, and it ends',
  args: { state: allStates.otherSourceEnding },
};

export const FamilyOwner: Story = { name: 'Pays for a family', args: { state: allStates.familyOwner } };

export const EndingFamilyGift: Story = {
  name: 'A gift for a family',
  args: { state: allStates.endingFamilyGift },
};

export const EndingAccessWithCard: Story = {
  name: 'Access by a voucher, with a card of before',
  args: { state: allStates.endingAccessWithCard },
};

export const Google: Story = {
  name: 'Bought at Google',
  args: {
    state: allStates.google,
    links: { ...meta.args.links, manage: 'https://play.google.com/store/account/subscriptions' },
  },
};

export const Spotify: Story = {
  name: 'Bought at Spotify',
  args: {
    state: allStates.spotify,
    links: { ...meta.args.links, manage: 'https://www.spotify.com/account/' },
  },
};

export const OtherSourceUnnamed: Story = {
  name: 'Bought elsewhere',
  args: { state: allStates.otherSourceUnnamed },
};

export const WithCredit: Story = { name: 'With credit', args: { state: allStates.withCredit } };

export const PaidByCredit: Story = { name: 'By credit', args: { state: allStates.paidByCredit } };

export const TrialCredit: Story = { name: 'Trial credit', args: { state: allStates.trialCredit } };

export const LaterCredit: Story = { name: 'Later, credit', args: { state: allStates.laterCredit } };

export const FullFamily: Story = { name: 'A full family', args: { state: allStates.fullFamily } };

export const Unavailable: Story = { name: 'Not available', args: { state: allStates.unavailable } };
