import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleFrame } from '../../../patterns/Page/sampleFrame.ts';
import { ChangeSubscription } from './ChangeSubscription.tsx';
import { changeSubscriptionStates } from './ChangeSubscription.states.ts';

const meta = {
  title: 'Screens/Account/Change subscription',
  component: ChangeSubscription,
  args: {
    frame: {
      ...sampleFrame,
      account: { status: 'signedIn', firstName: 'Alex' },
      path: '/subscription/change',
    },
    state: changeSubscriptionStates.choosePlan,
    links: {
      submit: '/subscription/change',
      retry: '/subscription/change?kind=changePlan',
      subscription: '/subscription',
      cancel: '/subscription/cancel',
      changePayment: '/subscription/payment-method',
      plans: '/plans',
      student: '/student',
      help: '/help',
      switchAccount: '/logout',
    },
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ChangeSubscription>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ChoosePlan: Story = {
  name: 'Choosing a plan',
  args: { state: changeSubscriptionStates.choosePlan },
};

export const ChoosePlanBelowFamily: Story = {
  name: 'Choosing a plan, from the family plan',
  args: { state: changeSubscriptionStates.choosePlanBelowFamily },
};

export const ChoosePlanBesideAnnual: Story = {
  name: 'Choosing a plan, from the annual plan',
  args: { state: changeSubscriptionStates.choosePlanBesideAnnual },
};

export const ChoosePlanInDollars: Story = {
  name: 'Choosing a plan, tax added',
  args: { state: changeSubscriptionStates.choosePlanInDollars },
};

export const ChoosePause: Story = {
  name: 'Choosing a pause',
  args: { state: changeSubscriptionStates.choosePause },
};

export const Ready: Story = {
  name: 'Before a planned plan is undone',
  args: { state: changeSubscriptionStates.ready },
};

export const ReadyToChange: Story = {
  name: 'Before a change of plan',
  args: { state: changeSubscriptionStates.readyToChange },
};

export const ReadyToRenew: Story = {
  name: 'Before renewal is switched on',
  args: { state: changeSubscriptionStates.readyToRenew },
};

export const ReadyToCancelNext: Story = {
  name: 'Before the next plan is undone',
  args: { state: changeSubscriptionStates.readyToCancelNext },
};

export const ReadyWithoutPause: Story = {
  name: 'Before a pause is undone',
  args: { state: changeSubscriptionStates.readyWithoutPause },
};

export const ReadyToResume: Story = {
  name: 'Before a pause ends early',
  args: { state: changeSubscriptionStates.readyToResume },
};

export const ReadyToKeepStudentPrice: Story = {
  name: 'Before the costs of another student year',
  args: { state: changeSubscriptionStates.readyToKeepStudentPrice },
};

export const ReadyToRefund: Story = {
  name: 'Before money is given back',
  args: { state: changeSubscriptionStates.readyToRefund },
};

export const ReadyToWithdraw: Story = {
  name: 'Before a withdrawal from the contract',
  args: { state: changeSubscriptionStates.readyToWithdraw },
};

export const Shown: Story = { name: 'Another plan today', args: { state: changeSubscriptionStates.shown } };

export const ShownInDollars: Story = {
  name: 'Another plan today, tax added',
  args: { state: changeSubscriptionStates.shownInDollars },
};

export const ShownLater: Story = {
  name: 'Another plan later',
  args: { state: changeSubscriptionStates.shownLater },
};

export const ShownDuringFreeDays: Story = {
  name: 'Another plan during free days',
  args: { state: changeSubscriptionStates.shownDuringFreeDays },
};

export const ShownKeep: Story = {
  name: 'A planned plan undone',
  args: { state: changeSubscriptionStates.shownKeep },
};

export const ShownPause: Story = { name: 'A pause', args: { state: changeSubscriptionStates.shownPause } };

export const ShownWithoutPause: Story = {
  name: 'A pause undone',
  args: { state: changeSubscriptionStates.shownWithoutPause },
};

export const ShownRenewal: Story = {
  name: 'Renewal on again',
  args: { state: changeSubscriptionStates.shownRenewal },
};

export const ShownCancelNext: Story = {
  name: 'The next plan undone',
  args: { state: changeSubscriptionStates.shownCancelNext },
};

export const ShownResume: Story = {
  name: 'A pause ended early',
  args: { state: changeSubscriptionStates.shownResume },
};

export const ShownStudentPrice: Story = {
  name: 'Another year at the price for students',
  args: { state: changeSubscriptionStates.shownStudentPrice },
};

export const ShownRefund: Story = {
  name: 'Money given back',
  args: { state: changeSubscriptionStates.shownRefund },
};

export const ShownRefundThenNext: Story = {
  name: 'Money given back, another plan follows',
  args: { state: changeSubscriptionStates.shownRefundThenNext },
};

export const ShownWithdrawal: Story = {
  name: 'A withdrawal from the contract',
  args: { state: changeSubscriptionStates.shownWithdrawal },
};

export const ShownWithdrawalDuringFreeDays: Story = {
  name: 'A withdrawal during free days',
  args: { state: changeSubscriptionStates.shownWithdrawalDuringFreeDays },
};

export const ShownWithdrawalThenNext: Story = {
  name: 'A withdrawal, another plan follows',
  args: { state: changeSubscriptionStates.shownWithdrawalThenNext },
};

export const Changed: Story = {
  name: 'Worked out once more',
  args: { state: changeSubscriptionStates.changed },
};

export const Done: Story = { name: 'Changed today', args: { state: changeSubscriptionStates.done } };

export const DoneLater: Story = {
  name: 'Changed later',
  args: { state: changeSubscriptionStates.doneLater },
};

export const DoneDuringFreeDays: Story = {
  name: 'Changed during free days',
  args: { state: changeSubscriptionStates.doneDuringFreeDays },
};

export const DoneKeep: Story = { name: 'Plan kept', args: { state: changeSubscriptionStates.doneKeep } };

export const DonePause: Story = {
  name: 'Pause planned',
  args: { state: changeSubscriptionStates.donePause },
};

export const DoneWithoutPause: Story = {
  name: 'Pause undone, done',
  args: { state: changeSubscriptionStates.doneWithoutPause },
};

export const DoneRenewal: Story = {
  name: 'Renews again',
  args: { state: changeSubscriptionStates.doneRenewal },
};

export const DoneCancelNext: Story = {
  name: 'Without the next plan',
  args: { state: changeSubscriptionStates.doneCancelNext },
};

export const DoneResume: Story = { name: 'Resumed', args: { state: changeSubscriptionStates.doneResume } };

export const DoneStudentPrice: Story = {
  name: 'Another student year is kept',
  args: { state: changeSubscriptionStates.doneStudentPrice },
};

export const DoneRefund: Story = {
  name: 'Money on its way',
  args: { state: changeSubscriptionStates.doneRefund },
};

export const DoneRefundThenNext: Story = {
  name: 'Money on its way, another plan follows',
  args: { state: changeSubscriptionStates.doneRefundThenNext },
};

export const DoneWithdrawal: Story = {
  name: 'Withdrawn from the contract',
  args: { state: changeSubscriptionStates.doneWithdrawal },
};

export const DoneWithdrawalDuringFreeDays: Story = {
  name: 'Withdrawn during free days',
  args: { state: changeSubscriptionStates.doneWithdrawalDuringFreeDays },
};

export const DoneWithdrawalThenNext: Story = {
  name: 'Withdrawn, another plan follows',
  args: { state: changeSubscriptionStates.doneWithdrawalThenNext },
};

export const Open: Story = {
  name: 'Still being carried out',
  args: { state: changeSubscriptionStates.open },
};

export const Refused: Story = { name: 'Payment declined', args: { state: changeSubscriptionStates.refused } };

export const MethodExpired: Story = {
  name: 'Card expired',
  args: { state: changeSubscriptionStates.methodExpired },
};

export const OrderRefused: Story = {
  name: 'Billing refused',
  args: { state: changeSubscriptionStates.orderRefused },
};

export const PaymentDue: Story = {
  name: 'A payment is open',
  args: { state: changeSubscriptionStates.paymentDue },
};

export const PaymentDueOnDay: Story = {
  name: 'A payment is open, and tried again',
  args: { state: changeSubscriptionStates.paymentDueOnDay },
};

export const NothingToChange: Story = {
  name: 'No subscription',
  args: { state: changeSubscriptionStates.nothingToChange },
};

export const ChangedElsewhere: Story = {
  name: 'Billed elsewhere',
  args: { state: changeSubscriptionStates.changedElsewhere },
};

export const SamePlan: Story = { name: 'The same plan', args: { state: changeSubscriptionStates.samePlan } };

export const PlanNotChangeable: Story = {
  name: 'A plan that cannot be changed',
  args: { state: changeSubscriptionStates.planNotChangeable },
};

export const PlanNotSold: Story = {
  name: 'A plan that is not sold',
  args: { state: changeSubscriptionStates.planNotSold },
};

export const NothingPlanned: Story = {
  name: 'Nothing planned',
  args: { state: changeSubscriptionStates.nothingPlanned },
};

export const RenewalIsOff: Story = {
  name: 'Renewal is off',
  args: { state: changeSubscriptionStates.renewalIsOff },
};

export const RenewalIsOn: Story = {
  name: 'Renewal is on',
  args: { state: changeSubscriptionStates.renewalIsOn },
};

export const CancelledForGood: Story = {
  name: 'Cancelled for good',
  args: { state: changeSubscriptionStates.cancelledForGood },
};

export const FreeDays: Story = {
  name: 'Not during free days',
  args: { state: changeSubscriptionStates.freeDays },
};

export const PausePlanned: Story = {
  name: 'A pause is planned',
  args: { state: changeSubscriptionStates.pausePlanned },
};

export const PlanChangePlanned: Story = {
  name: 'A plan is planned',
  args: { state: changeSubscriptionStates.planChangePlanned },
};

export const NotPaused: Story = { name: 'Not paused', args: { state: changeSubscriptionStates.notPaused } };

export const PurchaseOpen: Story = {
  name: 'A purchase is open',
  args: { state: changeSubscriptionStates.purchaseOpen },
};

export const ChangeOpen: Story = {
  name: 'Another change is open',
  args: { state: changeSubscriptionStates.changeOpen },
};

export const PlanQueued: Story = {
  name: 'Another plan follows',
  args: { state: changeSubscriptionStates.planQueued },
};

export const NoGuarantee: Story = {
  name: 'No guarantee runs',
  args: { state: changeSubscriptionStates.noGuarantee },
};

export const NoWithdrawal: Story = {
  name: 'No time to withdraw',
  args: { state: changeSubscriptionStates.noWithdrawal },
};

export const NoStudentPrice: Story = {
  name: 'No price for students to renew',
  args: { state: changeSubscriptionStates.noStudentPrice },
};

export const StudentNotVerified: Story = {
  name: 'Not verified as a student again',
  args: { state: changeSubscriptionStates.studentNotVerified },
};

export const StudentPriceRuns: Story = {
  name: 'The price for students runs on',
  args: { state: changeSubscriptionStates.studentPriceRuns },
};

export const ChangeNotFound: Story = {
  name: 'Unknown change',
  args: { state: changeSubscriptionStates.changeNotFound },
};

export const TooManyAttempts: Story = {
  name: 'Too many changes',
  args: { state: changeSubscriptionStates.tooManyAttempts },
};

export const OtherAccount: Story = {
  name: 'Another account is logged in',
  args: { state: changeSubscriptionStates.otherAccount },
};

export const Unavailable: Story = {
  name: 'Billing does not answer',
  args: { state: changeSubscriptionStates.unavailable },
};

export const WithdrawalHeld: Story = {
  name: 'A withdrawal waits for a payment',
  args: { state: changeSubscriptionStates.withdrawalHeld },
};

export const WithdrawalUnavailable: Story = {
  name: 'Billing does not answer a withdrawal',
  args: { state: changeSubscriptionStates.withdrawalUnavailable },
};
