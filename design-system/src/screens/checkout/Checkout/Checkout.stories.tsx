import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { expect, fn } from 'storybook/test';
import { sampleFrame } from '../../../patterns/Page/sampleFrame.ts';
import { drawSampleCardPages } from './Checkout.cardPage.ts';
import { Checkout } from './Checkout.tsx';
import { checkoutStates } from './Checkout.states.ts';

const meta = {
  title: 'Screens/Checkout/Checkout',
  component: Checkout,
  args: {
    frame: { ...sampleFrame, path: '/checkout', account: { status: 'signedIn', firstName: 'Alex' } },
    state: checkoutStates.annualTrial,
    links: {
      submit: '/checkout',
      applyVoucher: '/checkout/voucher',
      removeVoucher: '/checkout/voucher/remove',
      choosePostalCode: '/checkout/postal-code',
      subscription: '/subscription',
    },
    onPlanChoose: fn(),
    onCountryChoose: fn(),
    onPostalCodeSubmit: fn(),
    onVoucherSubmit: fn(),
    onVoucherRemove: fn(),
    onQuoteRetry: fn(),
    onPaymentMethodChoose: fn(),
    onCardFrameReady: fn(),
    onCardPageRetry: fn(),
    onCardReplace: fn(),
    onPayPalStart: fn(),
    onPurchase: fn(),
  },
  decorators: [
    (Story) => (
      <CardPages>
        <Story />
      </CardPages>
    ),
  ],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Checkout>;

export default meta;
type Story = StoryObj<typeof meta>;

function CardPages({ children }: { children: ReactNode }) {
  useEffect(() => {
    drawSampleCardPages(document);
  });
  return children;
}

/** Finds an element by attributes, which are the same in every language. */
function part(page: HTMLElement, selector: string): Element {
  const found = page.querySelector(selector);
  if (found === null) throw new Error(`The page has no ${selector}`);
  return found;
}

const purchaseButton = 'form:has([name="paymentMethod"]) > button';

export const Loading: Story = { args: { state: checkoutStates.loading } };

export const AnnualTrial: Story = {
  args: { state: checkoutStates.annualTrial },
  play: async ({ args, canvasElement, userEvent }) => {
    await userEvent.click(part(canvasElement, '[value="B2CMONTHLY"]'));
    await expect(args.onPlanChoose).toHaveBeenCalledWith('B2CMONTHLY');
    await userEvent.selectOptions(part(canvasElement, '[name="country"]'), 'US');
    await expect(args.onCountryChoose).toHaveBeenCalledWith('US');
    await userEvent.click(part(canvasElement, 'summary:has(+ form [name="voucher"])'));
    await userEvent.type(part(canvasElement, '[name="voucher"]'), ' SLEEP30{Enter}');
    await expect(args.onVoucherSubmit).toHaveBeenCalledWith('SLEEP30');
    await userEvent.click(part(canvasElement, '[value="paypal"]'));
    await expect(args.onPaymentMethodChoose).toHaveBeenCalledWith('paypal');
    await userEvent.click(part(canvasElement, purchaseButton));
    await expect(args.onPurchase).toHaveBeenCalledOnce();
  },
};

export const TrialWithVoucher: Story = {
  args: { state: checkoutStates.trialWithVoucher },
  play: async ({ args, canvasElement, userEvent }) => {
    await userEvent.click(part(canvasElement, 'form[action$="/remove"] button'));
    await expect(args.onVoucherRemove).toHaveBeenCalledOnce();
  },
};

export const AnnualWithoutTrial: Story = { args: { state: checkoutStates.annualWithoutTrial } };

export const Monthly: Story = { args: { state: checkoutStates.monthly } };

export const MonthlyWithVoucher: Story = { args: { state: checkoutStates.monthlyWithVoucher } };

export const FamilyAnnual: Story = { args: { state: checkoutStates.familyAnnual } };

export const AfterCurrentPlan: Story = { args: { state: checkoutStates.afterCurrentPlan } };

export const UnitedStatesTax: Story = { args: { state: checkoutStates.unitedStatesTax } };

export const UnitedStatesMonthly: Story = { args: { state: checkoutStates.unitedStatesMonthly } };

export const UnitedStatesPostalCodeWanted: Story = {
  args: { state: checkoutStates.unitedStatesPostalCodeWanted },
  play: async ({ args, canvasElement, userEvent }) => {
    await userEvent.type(part(canvasElement, '[name="postalCode"]'), ' 10001{Enter}');
    await expect(args.onPostalCodeSubmit).toHaveBeenCalledWith('10001');
  },
};

export const UnitedStatesPostalCodeRefused: Story = {
  args: { state: checkoutStates.unitedStatesPostalCodeRefused },
};

export const UnitedStatesPostalCodeMissing: Story = {
  args: { state: checkoutStates.unitedStatesPostalCodeMissing },
};

export const IndiaCardsOnly: Story = { args: { state: checkoutStates.indiaCardsOnly } };

export const CountryWithoutTax: Story = { args: { state: checkoutStates.countryWithoutTax } };

export const VoucherChecking: Story = { args: { state: checkoutStates.voucherChecking } };

export const VoucherMissing: Story = { args: { state: checkoutStates.voucherMissing } };

export const VoucherNotFound: Story = { args: { state: checkoutStates.voucherNotFound } };

export const VoucherExpired: Story = { args: { state: checkoutStates.voucherExpired } };

export const VoucherNotYet: Story = { args: { state: checkoutStates.voucherNotYet } };

export const VoucherSoldOut: Story = { args: { state: checkoutStates.voucherSoldOut } };

export const VoucherNotForPlan: Story = { args: { state: checkoutStates.voucherNotForPlan } };

export const VoucherNotForZone: Story = { args: { state: checkoutStates.voucherNotForZone } };

export const VoucherAlreadyUsed: Story = { args: { state: checkoutStates.voucherAlreadyUsed } };

export const VoucherUnavailable: Story = { args: { state: checkoutStates.voucherUnavailable } };

export const QuoteUpdating: Story = { args: { state: checkoutStates.quoteUpdating } };

export const QuoteFailed: Story = { args: { state: checkoutStates.quoteFailed } };

export const CardPageLoading: Story = { args: { state: checkoutStates.cardPageLoading } };

export const CardDeclinedInPage: Story = { args: { state: checkoutStates.cardDeclinedInPage } };

export const CardExpiredInPage: Story = { args: { state: checkoutStates.cardExpiredInPage } };

export const CardDetailsWrong: Story = { args: { state: checkoutStates.cardDetailsWrong } };

export const CardHeld: Story = { args: { state: checkoutStates.cardHeld } };

export const CardPageFailed: Story = { args: { state: checkoutStates.cardPageFailed } };

export const TooManyCardPages: Story = { args: { state: checkoutStates.tooManyCardPages } };

export const PaypalNotApproved: Story = {
  args: { state: checkoutStates.paypalNotApproved },
  play: async ({ args, canvasElement, userEvent }) => {
    await userEvent.click(part(canvasElement, purchaseButton));
    await expect(args.onPayPalStart).toHaveBeenCalledOnce();
    await expect(args.onPurchase).not.toHaveBeenCalled();
  },
};

export const PaypalApproving: Story = { args: { state: checkoutStates.paypalApproving } };

export const PaypalApproved: Story = { args: { state: checkoutStates.paypalApproved } };

export const PaypalRefused: Story = { args: { state: checkoutStates.paypalRefused } };

export const PaypalUnavailable: Story = { args: { state: checkoutStates.paypalUnavailable } };

export const ListedCard: Story = { args: { state: checkoutStates.listedCard } };

export const ListedPayPal: Story = { args: { state: checkoutStates.listedPayPal } };

export const Submitting: Story = {
  args: { state: checkoutStates.submitting },
  play: async ({ args, canvasElement, userEvent }) => {
    await userEvent.click(part(canvasElement, purchaseButton));
    await expect(args.onPurchase).not.toHaveBeenCalled();
  },
};

export const SlowBank: Story = { args: { state: checkoutStates.slowBank } };

export const Undecided: Story = { args: { state: checkoutStates.undecided } };

export const CardDeclined: Story = { args: { state: checkoutStates.cardDeclined } };

export const MethodExpired: Story = { args: { state: checkoutStates.methodExpired } };

export const MethodMissing: Story = { args: { state: checkoutStates.methodMissing } };

export const GatewayUnavailable: Story = { args: { state: checkoutStates.gatewayUnavailable } };

export const TooManyPurchases: Story = { args: { state: checkoutStates.tooManyPurchases } };

export const TotalChanged: Story = { args: { state: checkoutStates.totalChanged } };

export const AlreadyBought: Story = { args: { state: checkoutStates.alreadyBought } };
