import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleFrame } from '../../../patterns/Page/sampleFrame.ts';
import { Redeem } from './Redeem.tsx';
import { redeemStates } from './Redeem.states.ts';

const meta = {
  title: 'Screens/Checkout/Redeem',
  component: Redeem,
  args: {
    frame: { ...sampleFrame, path: '/redeem' },
    state: redeemStates.ready,
    links: {
      submit: '/redeem',
      register: '/register',
      login: '/login',
      plans: '/plans',
      student: '/student',
      confirm: '/manage-identities',
      subscription: '/subscription',
      changePayment: '/subscription/payment-method',
      app: 'https://app.example/',
      help: 'https://help.example/',
      retry: '/redeem?code=NETFLIX30D',
      switchAccount: '/logout',
      ownGift: '/gift/given?gift=6f1f3d5e-8f0a-4b3e-9a58-0d2f6c1b7e44',
      home: '/',
    },
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Redeem>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { name: 'Asks for the code' };

export const Missing: Story = { name: 'Code left empty', args: { state: redeemStates.missing } };

export const NotFound: Story = { name: 'Code not found', args: { state: redeemStates.notFound } };

export const Expired: Story = { name: 'An expired code', args: { state: redeemStates.expired } };

export const NotYet: Story = { name: 'A code that is not valid yet', args: { state: redeemStates.notYet } };

export const SoldOut: Story = { name: 'A code that is used up', args: { state: redeemStates.soldOut } };

export const NotForZone: Story = {
  name: 'A code for another country',
  args: { state: redeemStates.notForZone },
};

export const NotForPlan: Story = {
  name: 'A discount on plans that are not sold any more',
  args: { state: redeemStates.notForPlan },
};

export const NewMembersOnly: Story = {
  name: 'A code for new members alone',
  args: { state: redeemStates.newMembersOnly },
};

export const ReferralNotEligible: Story = {
  name: 'Free days of a friend, had before',
  args: { state: redeemStates.referralNotEligible },
};

export const AddressUnproved: Story = {
  name: 'Email to be confirmed first',
  args: { state: redeemStates.addressUnproved },
};

export const StudentsOnly: Story = {
  name: 'A code for students alone',
  args: { state: redeemStates.studentsOnly },
};

export const AlreadyUsed: Story = {
  name: 'A discount that was used before',
  args: { state: redeemStates.alreadyUsed },
};

export const AccessEnded: Story = {
  name: 'Access that was redeemed before and has ended',
  args: { state: redeemStates.accessEnded },
};

export const Subscribed: Story = {
  name: 'A subscriber whose plan renews',
  args: { state: redeemStates.subscribed },
};

export const PlanHeld: Story = {
  name: 'A discount on the plan that renews',
  args: { state: redeemStates.planHeld },
};

export const Paused: Story = {
  name: 'A plan that is paused',
  args: { state: redeemStates.paused },
};

export const PausedWithoutEnd: Story = {
  name: 'A plan that is paused without an end',
  args: { state: redeemStates.pausedWithoutEnd },
};

export const PausePlanned: Story = {
  name: 'A plan that will be paused',
  args: { state: redeemStates.pausePlanned },
};

export const PaymentDue: Story = {
  name: 'A plan with a charge that is open',
  args: { state: redeemStates.paymentDue },
};

export const RenewsElsewhere: Story = {
  name: 'A plan that renews in an app store',
  args: { state: redeemStates.renewsElsewhere },
};

export const AlreadyQueued: Story = {
  name: 'A subscriber with a next plan',
  args: { state: redeemStates.alreadyQueued },
};

export const BilledElsewhere: Story = {
  name: 'A subscriber of an app store',
  args: { state: redeemStates.billedElsewhere },
};

export const TooManyAttempts: Story = {
  name: 'Too many codes',
  args: { state: redeemStates.tooManyAttempts },
};

export const SignedOut: Story = {
  name: 'What a code opens, signed out',
  args: { state: redeemStates.signedOut },
};

export const Open: Story = { name: 'What a code opens', args: { state: redeemStates.open } };

export const OpenForAYear: Story = {
  name: 'What a code opens for a year',
  args: { state: redeemStates.openForAYear },
};

export const OpenQueued: Story = {
  name: 'What a code opens after the current plan',
  args: { state: redeemStates.openQueued },
};

export const OpenEndsPlan: Story = {
  name: 'Access for a member whose plan renews',
  args: { state: redeemStates.openEndsPlan },
};

export const Pending: Story = { name: 'Not confirmed yet', args: { state: redeemStates.pending } };

export const Redeemed: Story = { args: { state: redeemStates.redeemed } };

export const RedeemedForAYear: Story = {
  name: 'Redeemed for a year',
  args: { state: redeemStates.redeemedForAYear },
};

export const RedeemedBefore: Story = {
  name: 'Redeemed some time ago',
  args: { state: redeemStates.redeemedBefore },
};

export const RedeemedQueued: Story = {
  name: 'Redeemed for after the current plan',
  args: { state: redeemStates.redeemedQueued },
};

export const Unavailable: Story = {
  name: 'Billing does not answer',
  args: { state: redeemStates.unavailable },
};

export const GiftNotYet: Story = { name: 'A gift before its day', args: { state: redeemStates.giftNotYet } };

export const GiftRedeemed: Story = {
  name: 'A gift that was opened already',
  args: { state: redeemStates.giftRedeemed },
};

export const GiftRefunded: Story = {
  name: 'A gift that was taken back',
  args: { state: redeemStates.giftRefunded },
};

export const GiftExpired: Story = {
  name: 'A gift that has expired',
  args: { state: redeemStates.giftExpired },
};

export const OtherRecipient: Story = {
  name: 'A gift that was mailed to another address',
  args: { state: redeemStates.otherRecipient },
};

export const GiftSignedOut: Story = {
  name: 'A gift, signed out',
  args: { state: redeemStates.giftSignedOut },
};

export const GiftOpen: Story = { name: 'A gift before it is opened', args: { state: redeemStates.giftOpen } };

export const GiftWithoutName: Story = {
  name: 'A gift without the name of its giver',
  args: { state: redeemStates.giftWithoutName },
};

export const GiftOpened: Story = { name: 'A gift that is opened', args: { state: redeemStates.giftOpened } };

export const GiftEndsPlan: Story = {
  name: 'A gift for a member whose plan renews',
  args: { state: redeemStates.giftEndsPlan },
};

export const GiftOwn: Story = { name: 'A gift of the reader’s own', args: { state: redeemStates.giftOwn } };

export const GiftOwnEndsPlan: Story = {
  name: 'A gift of the reader’s own, whose plan renews',
  args: { state: redeemStates.giftOwnEndsPlan },
};

export const GiftOwnOpened: Story = {
  name: 'A gift of the reader’s own that is opened',
  args: { state: redeemStates.giftOwnOpened },
};
