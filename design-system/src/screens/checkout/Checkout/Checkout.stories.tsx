import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { sampleFrame } from '../../../patterns/Page/sampleFrame.ts';
import { withSampleCardPages } from './Checkout.cardPage.ts';
import { Checkout } from './Checkout.tsx';
import { sampleCheckoutLinks } from './Checkout.sampleLinks.ts';
import { checkoutStates } from './Checkout.states.ts';
import type { CheckoutProps } from './CheckoutProps.ts';
import { WithSampleCardPages } from './SampleCardPages.tsx';

const meta = {
  title: 'Screens/Checkout/Checkout',
  component: Checkout,
  args: {
    frame: { ...sampleFrame, path: '/checkout', account: { status: 'signedIn', firstName: 'Alex' } },
    state: checkoutStates.annualTrial,
    links: sampleCheckoutLinks,
    onPlanChoose: fn(),
    onCountryChoose: fn(),
    onPostalCodeSubmit: fn(),
    onVoucherSubmit: fn(),
    onVoucherRemove: fn(),
    onQuoteRetry: fn(),
    onPaymentMethodChoose: fn(),
    onCardFrameReady: fn(),
    onCardFrameEnter: fn(),
    onCardFrameLeave: fn(),
    onCardPageRetry: fn(),
    onCardReplace: fn(),
    onPayPalStart: fn(),
    onPurchase: fn(),
  },
  decorators: [WithSampleCardPages],
  parameters: { layout: 'fullscreen', completeDrawing: withSampleCardPages },
  render: (args) => <Checkout {...args} {...shown(args)} />,
} satisfies Meta<typeof Checkout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AnnualTrial: Story = { name: 'Annual plan with a free trial' };

export const EmployerPays: Story = { name: 'Employer pays', args: { state: checkoutStates.employerPays } };

export const InAFamily: Story = { name: 'Leaves a family', args: { state: checkoutStates.inAFamily } };

export const FamilyMember: Story = { name: 'In a family', args: { state: checkoutStates.familyMember } };

export const LongAddress: Story = { name: 'Long email address', args: { state: checkoutStates.longAddress } };

export const Loading: Story = { name: 'Opening', args: { state: checkoutStates.loading } };

export const TrialWithVoucher: Story = {
  name: 'Free trial with a voucher',
  args: { state: checkoutStates.trialWithVoucher },
};

export const AnnualWithoutTrial: Story = {
  name: 'Annual plan without a trial',
  args: { state: checkoutStates.annualWithoutTrial },
};

export const Monthly: Story = { name: 'Monthly plan', args: { state: checkoutStates.monthly } };

export const MonthlyWithVoucher: Story = {
  name: 'Monthly plan with a voucher',
  args: { state: checkoutStates.monthlyWithVoucher },
};

export const FamilyAnnual: Story = { name: 'Family plan', args: { state: checkoutStates.familyAnnual } };

export const FamilyWithVoucher: Story = {
  name: 'Family plan with a voucher',
  args: { state: checkoutStates.familyWithVoucher },
};

export const AfterCurrentPlan: Story = {
  name: 'Begins after the current plan',
  args: { state: checkoutStates.afterCurrentPlan },
};

export const AfterCurrentPlanWithoutTrial: Story = {
  name: 'Begins after the current plan, without free days',
  args: { state: checkoutStates.afterCurrentPlanWithoutTrial },
};

export const Upgrade: Story = { args: { state: checkoutStates.upgrade } };

export const AnnualLater: Story = { name: 'Annual, later', args: { state: checkoutStates.annualLater } };

export const LaterVoucher: Story = { name: 'Later, voucher', args: { state: checkoutStates.laterVoucher } };

export const MonthlyLater: Story = { name: 'Monthly, later', args: { state: checkoutStates.monthlyLater } };

export const FormerMember: Story = { name: 'A former member', args: { state: checkoutStates.formerMember } };

export const FormerMemberWithVoucher: Story = {
  name: 'A former member with a voucher',
  args: { state: checkoutStates.formerMemberWithVoucher },
};

export const MonthlyTrial: Story = {
  name: 'Monthly with free days',
  args: { state: checkoutStates.monthlyTrial },
};

export const MonthlyTrialWithVoucher: Story = {
  name: 'Monthly with free days and a voucher',
  args: { state: checkoutStates.monthlyTrialWithVoucher },
};

export const UnitedStatesTax: Story = {
  name: 'United States, tax is added',
  args: { state: checkoutStates.unitedStatesTax },
};

export const UnitedStatesMonthly: Story = {
  name: 'United States, monthly plan',
  args: { state: checkoutStates.unitedStatesMonthly },
};

export const UnitedStatesPostalCodeWanted: Story = {
  name: 'United States, ZIP code asked for',
  args: { state: checkoutStates.unitedStatesPostalCodeWanted },
};

export const UnitedStatesPostalCodeRefused: Story = {
  name: 'United States, ZIP code wrong',
  args: { state: checkoutStates.unitedStatesPostalCodeRefused },
};

export const UnitedStatesPostalCodeUnknown: Story = {
  name: 'United States, ZIP code unknown',
  args: { state: checkoutStates.unitedStatesPostalCodeUnknown },
};

export const UnitedStatesPostalCodeMissing: Story = {
  name: 'United States, ZIP code left empty',
  args: { state: checkoutStates.unitedStatesPostalCodeMissing },
};

export const DollarFromFriend: Story = {
  name: 'Free days of a friend',
  args: { state: checkoutStates.dollarFromFriend },
};

export const DollarVoucher: Story = { name: 'Dollar voucher', args: { state: checkoutStates.dollarVoucher } };

export const DollarTrialVoucher: Story = {
  name: 'Dollar voucher after free days',
  args: { state: checkoutStates.dollarTrialVoucher },
};

export const IndiaCardsOnly: Story = { name: 'India, cards', args: { state: checkoutStates.indiaCardsOnly } };

export const BrazilFamily: Story = { name: 'Brazil, family', args: { state: checkoutStates.brazilFamily } };

export const CountryWithoutTax: Story = {
  name: 'Country without tax',
  args: { state: checkoutStates.countryWithoutTax },
};

export const VoucherChecking: Story = {
  name: 'Voucher being checked',
  args: { state: checkoutStates.voucherChecking },
};

export const VoucherMissing: Story = {
  name: 'Voucher left empty',
  args: { state: checkoutStates.voucherMissing },
};

export const VoucherNotFound: Story = {
  name: 'Voucher not found',
  args: { state: checkoutStates.voucherNotFound },
};

export const VoucherExpired: Story = { name: 'Voucher over', args: { state: checkoutStates.voucherExpired } };

export const VoucherNotYet: Story = {
  name: 'Voucher not valid yet',
  args: { state: checkoutStates.voucherNotYet },
};

export const VoucherSoldOut: Story = { name: 'Voucher used', args: { state: checkoutStates.voucherSoldOut } };

export const VoucherNewMembersOnly: Story = {
  name: 'Voucher for new members alone',
  args: { state: checkoutStates.voucherNewMembersOnly },
};

export const VoucherStudentsOnly: Story = {
  name: 'Voucher for students alone',
  args: { state: checkoutStates.voucherStudentsOnly },
};

export const VoucherOpensAccess: Story = {
  name: 'Voucher that needs no purchase',
  args: { state: checkoutStates.voucherOpensAccess },
};

export const VoucherReferralNotEligible: Story = {
  name: 'Free days of a friend, had before',
  args: { state: checkoutStates.voucherReferralNotEligible },
};

export const VoucherAddressUnproved: Story = {
  name: 'Email to be confirmed first',
  args: { state: checkoutStates.voucherAddressUnproved },
};

export const VoucherNotForPlan: Story = {
  name: 'Voucher for another plan',
  args: { state: checkoutStates.voucherNotForPlan },
};

export const VoucherNotForZone: Story = {
  name: 'Voucher for another country',
  args: { state: checkoutStates.voucherNotForZone },
};

export const VoucherAlreadyUsed: Story = {
  name: 'Voucher used before',
  args: { state: checkoutStates.voucherAlreadyUsed },
};

export const VoucherUnavailable: Story = {
  name: 'Voucher cannot be checked',
  args: { state: checkoutStates.voucherUnavailable },
};

export const QuoteUpdating: Story = {
  name: 'Order being worked out again',
  args: { state: checkoutStates.quoteUpdating },
};

export const CountryWanted: Story = {
  name: 'Country to be chosen',
  args: { state: checkoutStates.countryWanted },
};

export const QuoteOffline: Story = { name: 'Order offline', args: { state: checkoutStates.quoteOffline } };

export const QuoteFailed: Story = { name: 'Order failed', args: { state: checkoutStates.quoteFailed } };

export const CardPageLoading: Story = {
  name: 'Card form opening',
  args: { state: checkoutStates.cardPageLoading },
};

export const CardFieldsMissing: Story = {
  name: 'Card form: fields missing',
  args: { state: checkoutStates.cardFieldsMissing },
};

export const CardFieldInvalid: Story = {
  name: 'Card form: number wrong',
  args: { state: checkoutStates.cardFieldInvalid },
};

export const CardSubmitting: Story = {
  name: 'Card form: card being checked',
  args: { state: checkoutStates.cardSubmitting },
};

export const CardDeclined: Story = { name: 'Card declined', args: { state: checkoutStates.cardDeclined } };

export const CardExpired: Story = {
  name: 'Card form: card expired',
  args: { state: checkoutStates.cardExpired },
};

export const CardDetailsWrong: Story = {
  name: 'Card form: details wrong',
  args: { state: checkoutStates.cardDetailsWrong },
};

export const CardDeclinedReloading: Story = {
  name: 'Card form opening again after a declined card',
  args: { state: checkoutStates.cardDeclinedReloading },
};

export const CardSaved: Story = { name: 'Card saved', args: { state: checkoutStates.cardSaved } };

export const CardSavedUndescribed: Story = {
  name: 'Card saved, but not described',
  args: { state: checkoutStates.cardSavedUndescribed },
};

export const CardPageFailed: Story = {
  name: 'Card form did not open',
  args: { state: checkoutStates.cardPageFailed },
};

export const CardPageSilent: Story = {
  name: 'Card form does not answer',
  args: { state: checkoutStates.cardPageSilent },
};

export const TooManyCardPages: Story = {
  name: 'Card form opened too often',
  args: { state: checkoutStates.tooManyCardPages },
};

export const PaypalNotApproved: Story = {
  name: 'PayPal chosen',
  args: { state: checkoutStates.paypalNotApproved },
};

export const PaypalApproving: Story = {
  name: 'PayPal window open',
  args: { state: checkoutStates.paypalApproving },
};

export const PaypalApproved: Story = {
  name: 'PayPal connected',
  args: { state: checkoutStates.paypalApproved },
};

export const PaypalCancelled: Story = {
  name: 'PayPal cancelled',
  args: { state: checkoutStates.paypalCancelled },
};

export const PaypalRefused: Story = { name: 'PayPal refused', args: { state: checkoutStates.paypalRefused } };

export const PaypalUnavailable: Story = {
  name: 'PayPal is not working',
  args: { state: checkoutStates.paypalUnavailable },
};

export const WalletHidden: Story = { name: 'Wallet: hidden', args: { state: checkoutStates.walletHidden } };

export const WalletShown: Story = { name: 'Wallet: shown', args: { state: checkoutStates.walletShown } };

export const WalletClosed: Story = { name: 'Wallet: closed', args: { state: checkoutStates.walletClosed } };

export const WalletDenied: Story = { name: 'Wallet: denied', args: { state: checkoutStates.walletDenied } };

export const WalletDown: Story = { name: 'Wallet: down', args: { state: checkoutStates.walletDown } };

export const WalletPaying: Story = { name: 'Wallet: paying', args: { state: checkoutStates.walletPaying } };

export const TabbedCard: Story = {
  name: 'Methods as tabs, card chosen',
  args: { state: checkoutStates.tabbedCard },
};

export const TabbedPayPal: Story = {
  name: 'Methods as tabs, PayPal chosen',
  args: { state: checkoutStates.tabbedPayPal },
};

export const Submitting: Story = { name: 'Paying', args: { state: checkoutStates.submitting } };

export const SlowBank: Story = { name: 'Bank takes its time', args: { state: checkoutStates.slowBank } };

export const Undecided: Story = { name: 'Outcome not known yet', args: { state: checkoutStates.undecided } };

export const PaypalDeclined: Story = {
  name: 'Payment: PayPal agreement refused',
  args: { state: checkoutStates.paypalDeclined },
};

export const MethodMissing: Story = { name: 'Method missing', args: { state: checkoutStates.methodMissing } };

export const ScriptWanted: Story = {
  name: 'Payment: pressed before the script',
  args: { state: checkoutStates.scriptWanted },
};

export const Offline: Story = { name: 'Payment: no connection', args: { state: checkoutStates.offline } };

export const GatewayUnavailable: Story = {
  name: 'Payment is not working',
  args: { state: checkoutStates.gatewayUnavailable },
};

export const TooManyPurchases: Story = {
  name: 'Too many attempts to pay',
  args: { state: checkoutStates.tooManyPurchases },
};

export const TotalChanged: Story = { name: 'Total changed', args: { state: checkoutStates.totalChanged } };

export const QuoteChangedMeanwhile: Story = {
  name: 'Quote has changed meanwhile',
  args: { state: checkoutStates.quoteChangedMeanwhile },
};

export const AlreadyBought: Story = { name: 'Bought already', args: { state: checkoutStates.alreadyBought } };

/** A customer's country is that of the order. */
function shown({ frame, state }: Pick<CheckoutProps, 'frame' | 'state'>) {
  return { frame: { ...frame, country: state.region.country } };
}
