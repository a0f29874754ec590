import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { checkoutStates } from './Checkout.states.ts';
import type { Checkout } from './Checkout.tsx';
import states from './Checkout.stories.tsx';

const meta = {
  ...states,
  title: 'Interactions/Checkout',
  tags: ['!autodocs'],
} satisfies Meta<typeof Checkout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Buys: Story = {
  name: 'Chooses a plan, a country, a voucher and a method, and buys',
  play: async ({ args, canvasElement, userEvent }) => {
    await userEvent.click(part(canvasElement, 'summary:has(+ * [name="plan"])'));
    await userEvent.click(part(canvasElement, '[value="B2CMONTHLY"]'));
    await expect(args.onPlanChoose).toHaveBeenCalledWith('B2CMONTHLY');
    await userEvent.click(part(canvasElement, 'summary:has(+ * [name="country"])'));
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

export const RemovesAVoucher: Story = {
  name: 'Removes a voucher',
  args: { state: checkoutStates.trialWithVoucher },
  play: async ({ args, canvasElement, userEvent }) => {
    await userEvent.click(part(canvasElement, 'form[action$="/remove"] button'));
    await expect(args.onVoucherRemove).toHaveBeenCalledOnce();
  },
};

export const GivesAPostalCode: Story = {
  name: 'Gives a ZIP code',
  args: { state: checkoutStates.unitedStatesPostalCodeWanted },
  play: async ({ args, canvasElement, userEvent }) => {
    await userEvent.type(part(canvasElement, '[name="postalCode"]'), ' 10001{Enter}');
    await expect(args.onPostalCodeSubmit).toHaveBeenCalledWith('10001');
  },
};

export const OpensPayPal: Story = {
  name: 'Opens PayPal before buying',
  args: { state: checkoutStates.paypalNotApproved },
  play: async ({ args, canvasElement, userEvent }) => {
    await userEvent.click(part(canvasElement, purchaseButton));
    await expect(args.onPayPalStart).toHaveBeenCalledOnce();
    await expect(args.onPurchase).not.toHaveBeenCalled();
  },
};

export const PressedAgain: Story = {
  name: 'Ignores a second press',
  args: { state: checkoutStates.submitting },
  play: async ({ args, canvasElement, userEvent }) => {
    await userEvent.click(part(canvasElement, purchaseButton));
    await expect(args.onPurchase).not.toHaveBeenCalled();
  },
};

export const PressedWhileTheCardIsChecked: Story = {
  name: 'Ignores a press while the card is checked',
  args: { state: checkoutStates.cardSubmitting },
  play: async ({ args, canvasElement, userEvent }) => {
    await userEvent.click(part(canvasElement, purchaseButton));
    await expect(args.onPurchase).not.toHaveBeenCalled();
  },
};

export const OpensTheCardFormAgain: Story = {
  name: 'Opens a card form again that did not answer',
  args: { state: checkoutStates.cardPageSilent },
  play: async ({ args, canvasElement, userEvent }) => {
    await userEvent.click(part(canvasElement, purchaseButton));
    await expect(args.onCardPageRetry).toHaveBeenCalledOnce();
    await expect(args.onPurchase).not.toHaveBeenCalled();
  },
};

/** Finds an element by attributes, which are the same in every language. */
function part(page: HTMLElement, selector: string): Element {
  const found = page.querySelector(selector);
  if (found === null) throw new Error(`The page has no ${selector}`);
  return found;
}

const purchaseButton = 'button[name="purchase"]';
