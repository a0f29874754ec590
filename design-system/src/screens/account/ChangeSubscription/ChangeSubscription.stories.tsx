import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleFrame } from '../../../patterns/Page/sampleFrame.ts';
import { ChangeSubscription } from './ChangeSubscription.tsx';
import { changeSubscriptionStates as changeStates } from './ChangeSubscription.states.ts';

const meta = {
  title: 'Screens/Account/Change subscription',
  component: ChangeSubscription,
  args: {
    frame: {
      ...sampleFrame,
      account: { status: 'signedIn', firstName: 'Alex' },
      path: '/subscription/change',
    },
    state: changeStates.choosePlan,
    links: {
      ...{ submit: '/subscription/change', retry: '/subscription/change?kind=changePlan' },
      ...{ subscription: '/subscription', cancel: '/subscription/cancel' },
      changePayment: '/subscription/payment-method',
      ...{ plans: '/plans', student: '/student', help: '/help', switchAccount: '/logout' },
    },
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ChangeSubscription>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ChoosePlan: Story = { name: 'Choosing a plan', args: { state: changeStates.choosePlan } };

export const ChoosePlanBelowFamily: Story = {
  name: 'Choosing a plan, from the family plan',
  args: { state: changeStates.choosePlanBelowFamily },
};

export const ChoosePlanBesideAnnual: Story = {
  name: 'Choosing a plan, from the annual plan',
  args: { state: changeStates.choosePlanBesideAnnual },
};

export const ChoosePlanInDollars: Story = {
  name: 'Choosing a plan, tax added',
  args: { state: changeStates.choosePlanInDollars },
};

export const ChoosePause: Story = { name: 'Choosing a pause', args: { state: changeStates.choosePause } };

export const Ready: Story = { name: 'Before a planned plan is undone', args: { state: changeStates.ready } };

export const ReadyToChange: Story = {
  name: 'Before a change of plan',
  args: { state: changeStates.readyToChange },
};

export const ReadyToRenew: Story = {
  name: 'Before renewal is switched on',
  args: { state: changeStates.readyToRenew },
};

export const ReadyToCancelNext: Story = {
  name: 'Before the next plan is undone',
  args: { state: changeStates.readyToCancelNext },
};

export const ReadyWithoutPause: Story = {
  name: 'Before a pause is undone',
  args: { state: changeStates.readyWithoutPause },
};

export const ReadyToResume: Story = {
  name: 'Before a pause ends early',
  args: { state: changeStates.readyToResume },
};

export const ReadyToKeepStudentPrice: Story = {
  name: 'Before the costs of another student year',
  args: { state: changeStates.readyToKeepStudentPrice },
};

export const ReadyToRefund: Story = {
  name: 'Before money is given back',
  args: { state: changeStates.readyToRefund },
};

export const ReadyToWithdraw: Story = {
  name: 'Before a withdrawal from the contract',
  args: { state: changeStates.readyToWithdraw },
};

export const Shown: Story = { name: 'Another plan today', args: { state: changeStates.shown } };

export const ShownInDollars: Story = {
  name: 'Another plan today, tax added',
  args: { state: changeStates.shownInDollars },
};

export const ShownLater: Story = { name: 'Another plan later', args: { state: changeStates.shownLater } };

export const ShownDuringFreeDays: Story = {
  name: 'Another plan during free days',
  args: { state: changeStates.shownDuringFreeDays },
};

export const ShownKeep: Story = { name: 'A planned plan undone', args: { state: changeStates.shownKeep } };

export const ShownPause: Story = { name: 'A pause', args: { state: changeStates.shownPause } };

export const ShownWithoutPause: Story = {
  name: 'A pause undone',
  args: { state: changeStates.shownWithoutPause },
};

export const ShownRenewal: Story = { name: 'Renewal on again', args: { state: changeStates.shownRenewal } };

export const ShownCancelNext: Story = {
  name: 'The next plan undone',
  args: { state: changeStates.shownCancelNext },
};

export const ShownCancelNextAlone: Story = {
  name: 'The next plan undone, and nothing before it',
  args: { state: changeStates.shownCancelNextAlone },
};

export const ShownCancelNextBesideRenewal: Story = {
  name: 'The next plan undone, beside one that renews',
  args: { state: changeStates.shownCancelNextBesideRenewal },
};

export const ShownResume: Story = { name: 'A pause ended early', args: { state: changeStates.shownResume } };

export const ShownStudentPrice: Story = {
  name: 'Another year at the price for students',
  args: { state: changeStates.shownStudentPrice },
};

export const ShownRefund: Story = { name: 'Money given back', args: { state: changeStates.shownRefund } };

export const ShownRefundThenNext: Story = {
  name: 'Money given back, another plan follows',
  args: { state: changeStates.shownRefundThenNext },
};

export const ShownWithdrawal: Story = {
  name: 'A withdrawal from the contract',
  args: { state: changeStates.shownWithdrawal },
};

export const ShownWithdrawalDuringFreeDays: Story = {
  name: 'A withdrawal during free days',
  args: { state: changeStates.shownWithdrawalDuringFreeDays },
};

export const ShownWithdrawalThenNext: Story = {
  name: 'A withdrawal, another plan follows',
  args: { state: changeStates.shownWithdrawalThenNext },
};

export const ShownRefundThenAccess: Story = {
  name: 'Money back is shown, and access follows',
  args: { state: changeStates.shownRefundThenAccess },
};

export const ShownWithdrawalThenAccess: Story = {
  name: 'A withdrawal is shown, and access follows',
  args: { state: changeStates.shownWithdrawalThenAccess },
};

export const ShownRenewalBesideAccess: Story = {
  name: 'Renewing again is shown, and access begins beside it',
  args: { state: changeStates.shownRenewalBesideAccess },
};

export const ShownWithoutStudentPrice: Story = {
  name: 'The student price ends with another plan',
  args: { state: changeStates.shownWithoutStudentPrice },
};

export const ShownLaterWithoutStudentPrice: Story = {
  name: 'The student price ends with another plan, at the end of what is paid for',
  args: { state: changeStates.shownLaterWithoutStudentPrice },
};

export const ShownDuringFreeDaysAsStudent: Story = {
  name: 'The student price ends with another plan, during free days',
  args: { state: changeStates.shownDuringFreeDaysAsStudent },
};

export const ShownPauseAsStudent: Story = {
  name: 'The student price ends during a pause',
  args: { state: changeStates.shownPauseAsStudent },
};

export const Changed: Story = { name: 'Worked out once more', args: { state: changeStates.changed } };

export const Done: Story = { name: 'Changed today', args: { state: changeStates.done } };

export const DoneLater: Story = { name: 'Changed later', args: { state: changeStates.doneLater } };

export const DoneDuringFreeDays: Story = {
  name: 'Changed during free days',
  args: { state: changeStates.doneDuringFreeDays },
};

export const DoneKeep: Story = { name: 'Plan kept', args: { state: changeStates.doneKeep } };

export const DonePause: Story = { name: 'Pause planned', args: { state: changeStates.donePause } };

export const DoneWithoutPause: Story = {
  name: 'Pause undone, done',
  args: { state: changeStates.doneWithoutPause },
};

export const DoneRenewal: Story = { name: 'Renews again', args: { state: changeStates.doneRenewal } };

export const DoneCancelNext: Story = {
  name: 'Without the next plan',
  args: { state: changeStates.doneCancelNext },
};

export const DoneCancelNextAlone: Story = {
  name: 'Without the next plan, and nothing before it',
  args: { state: changeStates.doneCancelNextAlone },
};

export const DoneCancelNextBesideRenewal: Story = {
  name: 'Without the next plan, beside one that renews',
  args: { state: changeStates.doneCancelNextBesideRenewal },
};

export const DoneResume: Story = { name: 'Resumed', args: { state: changeStates.doneResume } };

export const DoneStudentPrice: Story = {
  name: 'Another student year is kept',
  args: { state: changeStates.doneStudentPrice },
};

export const DoneRefund: Story = { name: 'Money on its way', args: { state: changeStates.doneRefund } };

export const DoneRefundThenNext: Story = {
  name: 'Money on its way, another plan follows',
  args: { state: changeStates.doneRefundThenNext },
};

export const DoneWithdrawal: Story = {
  name: 'Withdrawn from the contract',
  args: { state: changeStates.doneWithdrawal },
};

export const DoneWithdrawalDuringFreeDays: Story = {
  name: 'Withdrawn during free days',
  args: { state: changeStates.doneWithdrawalDuringFreeDays },
};

export const DoneWithdrawalThenNext: Story = {
  name: 'Withdrawn, another plan follows',
  args: { state: changeStates.doneWithdrawalThenNext },
};

export const DoneRefundThenAccess: Story = {
  name: 'Money is on its way, and access follows',
  args: { state: changeStates.doneRefundThenAccess },
};

export const DoneWithdrawalThenAccess: Story = {
  name: 'Withdrawn, and access follows',
  args: { state: changeStates.doneWithdrawalThenAccess },
};

export const DoneRenewalBesideAccess: Story = {
  name: 'It renews again, and access begins beside it',
  args: { state: changeStates.doneRenewalBesideAccess },
};

export const Open: Story = { name: 'Still being carried out', args: { state: changeStates.open } };

export const Refused: Story = { name: 'Payment declined', args: { state: changeStates.refused } };

export const MethodExpired: Story = { name: 'Card expired', args: { state: changeStates.methodExpired } };

export const OrderRefused: Story = { name: 'Billing refused', args: { state: changeStates.orderRefused } };

export const PaymentDue: Story = { name: 'A payment is open', args: { state: changeStates.paymentDue } };

export const PaymentDueOnDay: Story = {
  name: 'A payment is open, and tried again',
  args: { state: changeStates.paymentDueOnDay },
};

export const NothingToChange: Story = {
  name: 'No subscription',
  args: { state: changeStates.nothingToChange },
};

export const ChangedElsewhere: Story = {
  name: 'Billed elsewhere',
  args: { state: changeStates.changedElsewhere },
};

export const SamePlan: Story = { name: 'The same plan', args: { state: changeStates.samePlan } };

export const PlanNotChangeable: Story = {
  name: 'A plan that cannot be changed',
  args: { state: changeStates.planNotChangeable },
};

export const PlanNotSold: Story = {
  name: 'A plan that is not sold',
  args: { state: changeStates.planNotSold },
};

export const NothingPlanned: Story = {
  name: 'Nothing planned',
  args: { state: changeStates.nothingPlanned },
};

export const RenewalIsOff: Story = { name: 'Renewal is off', args: { state: changeStates.renewalIsOff } };

export const RenewalIsOn: Story = { name: 'Renewal is on', args: { state: changeStates.renewalIsOn } };

export const NeverRenews: Story = {
  name: 'Access from a voucher never renews',
  args: { state: changeStates.neverRenews },
};

export const CancelledForGood: Story = {
  name: 'Cancelled for good',
  args: { state: changeStates.cancelledForGood },
};

export const FreeDays: Story = { name: 'Not during free days', args: { state: changeStates.freeDays } };

export const PausePlanned: Story = { name: 'A pause is planned', args: { state: changeStates.pausePlanned } };

export const PlanChangePlanned: Story = {
  name: 'A plan is planned',
  args: { state: changeStates.planChangePlanned },
};

export const NotPaused: Story = { name: 'Not paused', args: { state: changeStates.notPaused } };

export const PurchaseOpen: Story = { name: 'A purchase is open', args: { state: changeStates.purchaseOpen } };

export const ChangeOpen: Story = { name: 'Another change is open', args: { state: changeStates.changeOpen } };

export const PlanQueued: Story = { name: 'Another plan follows', args: { state: changeStates.planQueued } };

export const PlanWaits: Story = { name: 'A plan to come', args: { state: changeStates.planWaits } };

export const NoGuarantee: Story = { name: 'No guarantee runs', args: { state: changeStates.noGuarantee } };

export const NoWithdrawal: Story = {
  name: 'No time to withdraw',
  args: { state: changeStates.noWithdrawal },
};

export const NoStudentPrice: Story = {
  name: 'No price for students to renew',
  args: { state: changeStates.noStudentPrice },
};

export const StudentNotVerified: Story = {
  name: 'Not verified as a student again',
  args: { state: changeStates.studentNotVerified },
};

export const StudentPriceRuns: Story = {
  name: 'The price for students runs on',
  args: { state: changeStates.studentPriceRuns },
};

export const ChangeNotFound: Story = { name: 'Unknown change', args: { state: changeStates.changeNotFound } };

export const TooManyAttempts: Story = {
  name: 'Too many changes',
  args: { state: changeStates.tooManyAttempts },
};

export const OtherAccount: Story = {
  name: 'Another account is logged in',
  args: { state: changeStates.otherAccount },
};

export const Unavailable: Story = {
  name: 'Billing does not answer',
  args: { state: changeStates.unavailable },
};

export const WithdrawalHeld: Story = {
  name: 'A withdrawal waits for a payment',
  args: { state: changeStates.withdrawalHeld },
};

export const WithdrawalUnavailable: Story = {
  name: 'Billing does not answer a withdrawal',
  args: { state: changeStates.withdrawalUnavailable },
};
