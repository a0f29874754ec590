import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleFrame } from '../../../patterns/Page/sampleFrame.ts';
import { ChangeSubscription } from './ChangeSubscription.tsx';
import { changeSubscriptionStates as allStates } from './ChangeSubscription.states.ts';

const meta = {
  title: 'Screens/Account/Change subscription',
  component: ChangeSubscription,
  args: {
    frame: {
      ...sampleFrame,
      account: { status: 'signedIn', firstName: 'Alex' },
      path: '/subscription/change',
    },
    state: allStates.choosePlan,
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

export const ChoosePlan: Story = { name: 'Choosing a plan', args: { state: allStates.choosePlan } };

export const ChoosePlanBelowFamily: Story = {
  name: 'Choosing a plan, from the family plan',
  args: { state: allStates.choosePlanBelowFamily },
};

export const ChoosePlanBesideAnnual: Story = {
  name: 'Choosing a plan, from the annual plan',
  args: { state: allStates.choosePlanBesideAnnual },
};

export const ChoosePlanInDollars: Story = {
  name: 'Choosing a plan, tax added',
  args: { state: allStates.choosePlanInDollars },
};

export const ChoosePause: Story = { name: 'Choosing a pause', args: { state: allStates.choosePause } };

export const Ready: Story = { name: 'Before a planned plan is undone', args: { state: allStates.ready } };

export const ReadyToChange: Story = {
  name: 'Before a change of plan',
  args: { state: allStates.readyToChange },
};

export const ReadyToRenew: Story = {
  name: 'Before renewal is switched on',
  args: { state: allStates.readyToRenew },
};

export const ReadyToCancelNext: Story = {
  name: 'Before the next plan is undone',
  args: { state: allStates.readyToCancelNext },
};

export const ReadyWithoutPause: Story = {
  name: 'Before a pause is undone',
  args: { state: allStates.readyWithoutPause },
};

export const ReadyToResume: Story = {
  name: 'Before a pause ends early',
  args: { state: allStates.readyToResume },
};

export const ReadyToKeepStudentPrice: Story = {
  name: 'Before the costs of another student year',
  args: { state: allStates.readyToKeepStudentPrice },
};

export const ReadyToRefund: Story = {
  name: 'Before money is given back',
  args: { state: allStates.readyToRefund },
};

export const ReadyToWithdraw: Story = {
  name: 'Before a withdrawal from the contract',
  args: { state: allStates.readyToWithdraw },
};

export const Shown: Story = { name: 'Another plan today', args: { state: allStates.shown } };

export const ShownInDollars: Story = {
  name: 'Another plan today, tax added',
  args: { state: allStates.shownInDollars },
};

export const ShownLater: Story = { name: 'Another plan later', args: { state: allStates.shownLater } };

export const ShownDuringFreeDays: Story = {
  name: 'Another plan during free days',
  args: { state: allStates.shownDuringFreeDays },
};

export const ShownKeep: Story = { name: 'A planned plan undone', args: { state: allStates.shownKeep } };

export const ShownPause: Story = { name: 'A pause', args: { state: allStates.shownPause } };

export const ShownWithoutPause: Story = {
  name: 'A pause undone',
  args: { state: allStates.shownWithoutPause },
};

export const ShownRenewal: Story = { name: 'Renewal on again', args: { state: allStates.shownRenewal } };

export const ShownCancelNext: Story = {
  name: 'The next plan undone',
  args: { state: allStates.shownCancelNext },
};

export const ShownCancelNextAlone: Story = {
  name: 'The next plan undone, and nothing before it',
  args: { state: allStates.shownCancelNextAlone },
};

export const ShownCancelNextBesideRenewal: Story = {
  name: 'The next plan undone, beside one that renews',
  args: { state: allStates.shownCancelNextBesideRenewal },
};

export const ShownResume: Story = { name: 'A pause ended early', args: { state: allStates.shownResume } };

export const ShownStudentPrice: Story = {
  name: 'Another year at the price for students',
  args: { state: allStates.shownStudentPrice },
};

export const ShownRefund: Story = { name: 'Money given back', args: { state: allStates.shownRefund } };

export const ShownRefundThenNext: Story = {
  name: 'Money given back, another plan follows',
  args: { state: allStates.shownRefundThenNext },
};

export const ShownWithdrawal: Story = {
  name: 'A withdrawal from the contract',
  args: { state: allStates.shownWithdrawal },
};

export const ShownWithdrawalDuringFreeDays: Story = {
  name: 'A withdrawal during free days',
  args: { state: allStates.shownWithdrawalDuringFreeDays },
};

export const ShownWithdrawalThenNext: Story = {
  name: 'A withdrawal, another plan follows',
  args: { state: allStates.shownWithdrawalThenNext },
};

export const ShownRefundThenAccess: Story = {
  name: 'Money back is shown, and access follows',
  args: { state: allStates.shownRefundThenAccess },
};

export const ShownWithdrawalThenAccess: Story = {
  name: 'A withdrawal is shown, and access follows',
  args: { state: allStates.shownWithdrawalThenAccess },
};

export const ShownRenewalBesideAccess: Story = {
  name: 'Renewing again is shown, and access begins beside it',
  args: { state: allStates.shownRenewalBesideAccess },
};

export const ShownWithoutStudentPrice: Story = {
  name: 'The student price ends with another plan',
  args: { state: allStates.shownWithoutStudentPrice },
};

export const ShownLaterWithoutStudentPrice: Story = {
  name: 'The student price ends with another plan, at the end of what is paid for',
  args: { state: allStates.shownLaterWithoutStudentPrice },
};

export const ShownDuringFreeDaysAsStudent: Story = {
  name: 'The student price ends with another plan, during free days',
  args: { state: allStates.shownDuringFreeDaysAsStudent },
};

export const ShownPauseAsStudent: Story = {
  name: 'The student price ends during a pause',
  args: { state: allStates.shownPauseAsStudent },
};

export const ShownRefundOfFamily: Story = {
  name: 'Money back for a family plan with people in it',
  args: { state: allStates.shownRefundOfFamily },
};

export const ShownPauseOfFamily: Story = {
  name: 'A pause of a family plan with one person in it',
  args: { state: allStates.shownPauseOfFamily },
};

export const Changed: Story = { name: 'Worked out once more', args: { state: allStates.changed } };

export const Done: Story = { name: 'Changed today', args: { state: allStates.done } };

export const DoneLater: Story = { name: 'Changed later', args: { state: allStates.doneLater } };

export const DoneDuringFreeDays: Story = {
  name: 'Changed during free days',
  args: { state: allStates.doneDuringFreeDays },
};

export const DoneKeep: Story = { name: 'Plan kept', args: { state: allStates.doneKeep } };

export const DonePause: Story = { name: 'Pause planned', args: { state: allStates.donePause } };

export const DoneWithoutPause: Story = {
  name: 'Pause undone, done',
  args: { state: allStates.doneWithoutPause },
};

export const DoneRenewal: Story = { name: 'Renews again', args: { state: allStates.doneRenewal } };

export const DoneCancelNext: Story = {
  name: 'Without the next plan',
  args: { state: allStates.doneCancelNext },
};

export const DoneCancelNextStaysOff: Story = {
  name: 'Without the next plan, before one that still ends',
  args: { state: allStates.doneCancelNextStaysOff },
};

export const DoneCancelNextAlone: Story = {
  name: 'Without the next plan, and nothing before it',
  args: { state: allStates.doneCancelNextAlone },
};

export const DoneCancelNextBesideRenewal: Story = {
  name: 'Without the next plan, beside one that renews',
  args: { state: allStates.doneCancelNextBesideRenewal },
};

export const DoneResume: Story = { name: 'Resumed', args: { state: allStates.doneResume } };

export const DoneStudentPrice: Story = {
  name: 'Another student year is kept',
  args: { state: allStates.doneStudentPrice },
};

export const DoneRefund: Story = { name: 'Money on its way', args: { state: allStates.doneRefund } };

export const DoneRefundThenNext: Story = {
  name: 'Money on its way, another plan follows',
  args: { state: allStates.doneRefundThenNext },
};

export const DoneWithdrawal: Story = {
  name: 'Withdrawn from the contract',
  args: { state: allStates.doneWithdrawal },
};

export const DoneWithdrawalDuringFreeDays: Story = {
  name: 'Withdrawn during free days',
  args: { state: allStates.doneWithdrawalDuringFreeDays },
};

export const DoneWithdrawalThenNext: Story = {
  name: 'Withdrawn, another plan follows',
  args: { state: allStates.doneWithdrawalThenNext },
};

export const DoneRefundThenAccess: Story = {
  name: 'Money is on its way, and access follows',
  args: { state: allStates.doneRefundThenAccess },
};

export const DoneWithdrawalThenAccess: Story = {
  name: 'Withdrawn, and access follows',
  args: { state: allStates.doneWithdrawalThenAccess },
};

export const DoneRenewalBesideAccess: Story = {
  name: 'It renews again, and access begins beside it',
  args: { state: allStates.doneRenewalBesideAccess },
};

export const Open: Story = { name: 'Still being carried out', args: { state: allStates.open } };

export const Refused: Story = { name: 'Payment declined', args: { state: allStates.refused } };

export const MethodExpired: Story = { name: 'Card expired', args: { state: allStates.methodExpired } };

export const OrderRefused: Story = { name: 'Billing refused', args: { state: allStates.orderRefused } };

export const PaymentDue: Story = { name: 'A payment is open', args: { state: allStates.paymentDue } };

export const PaymentDueOnDay: Story = {
  name: 'A payment is open, and tried again',
  args: { state: allStates.paymentDueOnDay },
};

export const NothingToChange: Story = { name: 'No subscription', args: { state: allStates.nothingToChange } };

export const ChangedElsewhere: Story = {
  name: 'Billed elsewhere',
  args: { state: allStates.changedElsewhere },
};

export const SamePlan: Story = { name: 'The same plan', args: { state: allStates.samePlan } };

export const PlanNotChangeable: Story = {
  name: 'A plan that cannot be changed',
  args: { state: allStates.planNotChangeable },
};

export const PlanNotSold: Story = { name: 'A plan that is not sold', args: { state: allStates.planNotSold } };

export const NothingPlanned: Story = { name: 'Nothing planned', args: { state: allStates.nothingPlanned } };

export const RenewalIsOff: Story = { name: 'Renewal is off', args: { state: allStates.renewalIsOff } };

export const RenewalIsOn: Story = { name: 'Renewal is on', args: { state: allStates.renewalIsOn } };

export const NeverRenews: Story = {
  name: 'Access from a voucher never renews',
  args: { state: allStates.neverRenews },
};

export const CancelledForGood: Story = {
  name: 'Cancelled for good',
  args: { state: allStates.cancelledForGood },
};

export const FreeDays: Story = { name: 'Not during free days', args: { state: allStates.freeDays } };

export const PausePlanned: Story = { name: 'A pause is planned', args: { state: allStates.pausePlanned } };

export const PlanChangePlanned: Story = {
  name: 'A plan is planned',
  args: { state: allStates.planChangePlanned },
};

export const NotPaused: Story = { name: 'Not paused', args: { state: allStates.notPaused } };

export const PurchaseOpen: Story = { name: 'A purchase is open', args: { state: allStates.purchaseOpen } };

export const ChangeOpen: Story = { name: 'Another change is open', args: { state: allStates.changeOpen } };

export const PlanQueued: Story = { name: 'Another plan follows', args: { state: allStates.planQueued } };

export const PlanWaits: Story = { name: 'A plan to come', args: { state: allStates.planWaits } };

export const NoGuarantee: Story = { name: 'No guarantee runs', args: { state: allStates.noGuarantee } };

export const NoWithdrawal: Story = { name: 'Too late to undo', args: { state: allStates.noWithdrawal } };

export const NoStudentPrice: Story = {
  name: 'No price for students to renew',
  args: { state: allStates.noStudentPrice },
};

export const StudentNotVerified: Story = {
  name: 'Not verified as a student again',
  args: { state: allStates.studentNotVerified },
};

export const StudentPriceRuns: Story = {
  name: 'The price for students runs on',
  args: { state: allStates.studentPriceRuns },
};

export const ChangeNotFound: Story = { name: 'Unknown change', args: { state: allStates.changeNotFound } };

export const TooManyAttempts: Story = {
  name: 'Too many changes',
  args: { state: allStates.tooManyAttempts },
};

export const OtherAccount: Story = {
  name: 'Another account is logged in',
  args: { state: allStates.otherAccount },
};

export const Unavailable: Story = { name: 'Billing does not answer', args: { state: allStates.unavailable } };

export const WithdrawalHeld: Story = {
  name: 'A withdrawal waits for a payment',
  args: { state: allStates.withdrawalHeld },
};

export const WithdrawalUnavailable: Story = {
  name: 'Billing does not answer a withdrawal',
  args: { state: allStates.withdrawalUnavailable },
};

export const ShownCredit: Story = { name: 'Back, credit is kept', args: { state: allStates.shownCredit } };

export const DoneCredit: Story = { name: 'Done, paid by credit', args: { state: allStates.doneCredit } };
