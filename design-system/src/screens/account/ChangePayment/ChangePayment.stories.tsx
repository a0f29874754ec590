import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { sampleFrame } from '../../../patterns/Page/sampleFrame.ts';
import { withSampleCardPages } from '../../checkout/Checkout/Checkout.cardPage.ts';
import { WithSampleCardPages } from '../../checkout/Checkout/SampleCardPages.tsx';
import { ChangePayment } from './ChangePayment.tsx';
import { changePaymentStates } from './ChangePayment.states.ts';

const meta = {
  title: 'Screens/Account/Change payment',
  component: ChangePayment,
  args: {
    frame: {
      ...sampleFrame,
      account: { status: 'signedIn', firstName: 'Alex' },
      path: '/subscription/payment-method',
    },
    state: changePaymentStates.ready,
    links: {
      submit: '/subscription/payment-method',
      retry: '/subscription/payment-method',
      subscription: '/subscription',
      plans: '/plans',
      help: '/help',
      switchAccount: '/logout',
    },
    onPaymentMethodChoose: fn(),
    onCardFrameReady: fn(),
    onCardFrameEnter: fn(),
    onCardFrameLeave: fn(),
    onCardPageRetry: fn(),
    onCardReplace: fn(),
    onPayPalStart: fn(),
    onReplace: fn(),
  },
  decorators: [WithSampleCardPages],
  parameters: { layout: 'fullscreen', completeDrawing: withSampleCardPages },
} satisfies Meta<typeof ChangePayment>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  name: 'Another card',
  args: { state: changePaymentStates.ready },
};

export const Loading: Story = {
  name: 'Card form loading',
  args: { state: changePaymentStates.loading },
};

export const Framed: Story = {
  name: 'Card form in its frame, loading',
  args: { state: changePaymentStates.framed },
};

export const Expired: Story = {
  name: 'Card expired',
  args: { state: changePaymentStates.expired },
};

export const NoMethod: Story = {
  name: 'No payment method',
  args: { state: changePaymentStates.noMethod },
};

export const CardAlone: Story = {
  name: 'Card alone',
  args: { state: changePaymentStates.cardAlone },
};

export const PayPalNow: Story = {
  name: 'Paid with PayPal now, long address',
  args: { state: changePaymentStates.payPalNow },
};

export const PayPalUnnamed: Story = {
  name: 'Paid with PayPal now',
  args: { state: changePaymentStates.payPalUnnamed },
};

export const WithoutMonth: Story = {
  name: 'Expiry not known',
  args: { state: changePaymentStates.withoutMonth },
};

export const Tabs: Story = {
  name: 'Methods in tabs',
  args: { state: changePaymentStates.tabs },
};

export const FrameFailed: Story = {
  name: 'Card form failed',
  args: { state: changePaymentStates.frameFailed },
};

export const FrameSilent: Story = {
  name: 'Card form silent',
  args: { state: changePaymentStates.frameSilent },
};

export const FrameLimited: Story = {
  name: 'Too many card forms',
  args: { state: changePaymentStates.frameLimited },
};

export const Declined: Story = {
  name: 'Card declined',
  args: { state: changePaymentStates.declined },
};

export const Incomplete: Story = {
  name: 'Card incomplete',
  args: { state: changePaymentStates.incomplete },
};

export const SavingCard: Story = {
  name: 'Card being saved',
  args: { state: changePaymentStates.savingCard },
};

export const CardSaved: Story = {
  name: 'Card saved',
  args: { state: changePaymentStates.cardSaved },
};

export const PayPal: Story = {
  name: 'With a PayPal account',
  args: { state: changePaymentStates.payPal },
};

export const PayPalApproving: Story = {
  name: 'PayPal being asked',
  args: { state: changePaymentStates.payPalApproving },
};

export const PayPalApprovingWithDebt: Story = {
  name: 'Back from PayPal, after a renewal that failed',
  args: { state: changePaymentStates.payPalApprovingWithDebt },
};

export const PayPalApproved: Story = {
  name: 'Approved at PayPal',
  args: { state: changePaymentStates.payPalApproved },
};

export const PayPalCancelled: Story = {
  name: 'Back from PayPal',
  args: { state: changePaymentStates.payPalCancelled },
};

export const PayPalRefused: Story = {
  name: 'Refused by PayPal',
  args: { state: changePaymentStates.payPalRefused },
};

export const PayPalUnavailable: Story = {
  name: 'PayPal away',
  args: { state: changePaymentStates.payPalUnavailable },
};

export const Submitting: Story = {
  name: 'Being replaced',
  args: { state: changePaymentStates.submitting },
};

export const Offline: Story = {
  args: { state: changePaymentStates.offline },
};

export const MethodMissing: Story = {
  name: 'Pressed too early',
  args: { state: changePaymentStates.methodMissing },
};

export const ScriptWanted: Story = {
  name: 'Posted without a script',
  args: { state: changePaymentStates.scriptWanted },
};

export const Refused: Story = {
  args: { state: changePaymentStates.refused },
};

export const Failed: Story = {
  name: 'Not saved',
  args: { state: changePaymentStates.failed },
};

export const TooManyAttempts: Story = {
  name: 'Too many attempts',
  args: { state: changePaymentStates.tooManyAttempts },
};

export const Due: Story = {
  name: 'A renewal failed',
  args: { state: changePaymentStates.due },
};

export const DueLoading: Story = {
  name: 'A renewal failed, card form loading',
  args: { state: changePaymentStates.dueLoading },
};

export const DueFramed: Story = {
  name: 'A renewal failed, card form in its frame, loading',
  args: { state: changePaymentStates.dueFramed },
};

export const DueLastTry: Story = {
  name: 'A renewal failed, before the last try',
  args: { state: changePaymentStates.dueLastTry },
};

export const DueSavingCard: Story = {
  name: 'A renewal failed, card being saved',
  args: { state: changePaymentStates.dueSavingCard },
};

export const DueCardSaved: Story = {
  name: 'A renewal failed, card saved',
  args: { state: changePaymentStates.dueCardSaved },
};

export const DuePayPal: Story = {
  name: 'A renewal failed, approved at PayPal',
  args: { state: changePaymentStates.duePayPal },
};

export const DuePaying: Story = {
  name: 'What is due being paid',
  args: { state: changePaymentStates.duePaying },
};

export const DueUnsure: Story = {
  name: 'Not known whether it was paid',
  args: { state: changePaymentStates.dueUnsure },
};

export const NotCharged: Story = {
  name: 'Saved, and declined',
  args: { state: changePaymentStates.notCharged },
};

export const NotChargedUnnamed: Story = {
  name: 'Saved, and declined, not described',
  args: { state: changePaymentStates.notChargedUnnamed },
};

export const Paid: Story = {
  name: 'What was due is paid',
  args: { state: changePaymentStates.paid },
};

export const Paying: Story = {
  name: 'What is due still being paid',
  args: { state: changePaymentStates.paying },
};

export const Replaced: Story = {
  args: { state: changePaymentStates.replaced },
};

export const ReplacedForOrder: Story = {
  name: 'Replaced, with an order to go on with',
  args: {
    state: changePaymentStates.replacedForOrder,
    links: { ...meta.args.links, order: '/checkout?plan=B2C14DANNUAL&country=DE' },
  },
};

export const ReplacedByPayPal: Story = {
  name: 'Replaced with a PayPal account',
  args: { state: changePaymentStates.replacedByPayPal },
};

export const ReplacedUnnamed: Story = {
  name: 'Replaced, not described',
  args: { state: changePaymentStates.replacedUnnamed },
};

export const Open: Story = {
  name: 'Still being saved',
  args: { state: changePaymentStates.open },
};

export const NothingBilled: Story = {
  name: 'Nothing billed',
  args: { state: changePaymentStates.nothingBilled },
};

export const OtherAccount: Story = {
  name: 'Another account is logged in',
  args: { state: changePaymentStates.otherAccount },
};

export const Unavailable: Story = {
  name: 'Billing does not answer',
  args: { state: changePaymentStates.unavailable },
};
