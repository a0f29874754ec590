import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleFrame } from '../../../patterns/Page/sampleFrame.ts';
import { Student } from './Student.tsx';
import { studentStates } from './Student.states.ts';

const meta = {
  title: 'Screens/Checkout/Student',
  component: Student,
  args: {
    frame: { ...sampleFrame, path: '/student' },
    state: studentStates.signedOut,
    links: {
      submit: '/student',
      register: '/register?redirectOnSuccess=%2Fstudent',
      login: '/login?redirectOnSuccess=%2Fstudent',
      checkout: '/checkout?plan=B2C14DANNUAL&voucher=STUDENT50',
      plans: '/plans',
      subscription: '/subscription',
      change: '/subscription/change',
      help: 'https://help.example/',
      retry: '/student',
    },
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Student>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SignedOut: Story = { name: 'The price, signed out' };

export const SignedOutInUs: Story = {
  name: 'The price plus tax, without free days',
  args: { state: studentStates.signedOutInUs },
};

export const Ready: Story = { name: 'Before the verification', args: { state: studentStates.ready } };

export const ReadyInUs: Story = {
  name: 'Before the verification, plus tax',
  args: { state: studentStates.readyInUs },
};

export const ReadyLater: Story = {
  name: 'Before the verification, with a plan that can be followed',
  args: { state: studentStates.readyLater },
};

export const ReadyForNewPlan: Story = {
  name: 'Beside a plan that goes on',
  args: { state: studentStates.readyForNewPlan },
};

export const Started: Story = {
  name: 'A verification that was begun',
  args: { state: studentStates.started },
};

export const StartedForNewPlan: Story = {
  name: 'Begun, beside a plan that goes on',
  args: { state: studentStates.startedForNewPlan },
};

export const Document: Story = { name: 'A document is wanted', args: { state: studentStates.document } };

export const DocumentRejected: Story = {
  name: 'Another document is wanted',
  args: { state: studentStates.documentRejected },
};

export const Pending: Story = { name: 'In review', args: { state: studentStates.pending } };

export const Refused: Story = { name: 'Not verified', args: { state: studentStates.refused } };

export const Expired: Story = {
  name: 'A verification left open for too long',
  args: { state: studentStates.expired },
};

export const Verified: Story = { args: { state: studentStates.verified } };

export const VerifiedInUs: Story = {
  name: 'Price of a verified student, plus tax',
  args: { state: studentStates.verifiedInUs },
};

export const VerifiedLater: Story = {
  name: 'Verified, with a plan that can be followed',
  args: {
    state: studentStates.verifiedLater,
    links: {
      ...meta.args.links,
      checkout: '/checkout?plan=B2C14DANNUAL&voucher=STUDENT50&begins=later',
    },
  },
};

export const VerifiedSubscribed: Story = {
  name: 'Verified, with a plan that renews',
  args: { state: studentStates.verifiedSubscribed },
};

export const VerifiedPlanToCome: Story = {
  name: 'Verified, with a plan that is yet to begin',
  args: { state: studentStates.verifiedPlanToCome },
};

export const Ended: Story = { name: 'A verification that is over', args: { state: studentStates.ended } };

export const EndedForNewPlan: Story = {
  name: 'Its year is over, beside a plan that goes on',
  args: { state: studentStates.endedForNewPlan },
};

export const InUse: Story = {
  name: 'The price holds',
  args: { state: studentStates.inUse },
};

export const InUseWithoutRenewal: Story = {
  name: 'The price holds until the plan ends',
  args: { state: studentStates.inUseWithoutRenewal },
};

export const Renewable: Story = {
  name: 'The price ends soon',
  args: { state: studentStates.renewable },
};

export const RenewableBegun: Story = {
  name: 'Another verification that was begun',
  args: { state: studentStates.renewableBegun },
};

export const RenewableLapsed: Story = {
  name: 'The price is over and can be had again',
  args: { state: studentStates.renewableLapsed },
};

export const VerifiedAgain: Story = {
  name: 'Verified for another year',
  args: { state: studentStates.verifiedAgain },
};

export const Renewed: Story = {
  name: 'Another year at the price',
  args: { state: studentStates.renewed },
};

export const Held: Story = {
  name: 'Not renewed while the plan ends',
  args: { state: studentStates.held },
};

export const Cancelled: Story = {
  name: 'Not renewed after a cancellation',
  args: { state: studentStates.cancelled },
};

export const Paused: Story = {
  name: 'Not renewed during a pause',
  args: { state: studentStates.paused },
};

export const PlanChange: Story = {
  name: 'Not renewed before another plan',
  args: { state: studentStates.planChange },
};

export const PaymentDue: Story = {
  name: 'Not renewed before a payment',
  args: { state: studentStates.paymentDue },
};

export const OtherPlan: Story = {
  name: 'Not renewed on another plan',
  args: { state: studentStates.otherPlan },
};

export const ChangedElsewhere: Story = {
  name: 'Not renewed where another company bills',
  args: { state: studentStates.changedElsewhere },
};

export const TooManyChanges: Story = {
  name: 'Looked at too often',
  args: { state: studentStates.tooManyChanges },
};

export const BillingUnavailable: Story = {
  name: 'Billing does not answer',
  args: { state: studentStates.billingUnavailable },
};

export const NotOffered: Story = {
  name: 'No price for students',
  args: { state: studentStates.notOffered },
};

export const TooManyAttempts: Story = {
  name: 'Too many verifications',
  args: { state: studentStates.tooManyAttempts },
};

export const Unavailable: Story = {
  name: 'The verifying company does not answer',
  args: { state: studentStates.unavailable },
};
