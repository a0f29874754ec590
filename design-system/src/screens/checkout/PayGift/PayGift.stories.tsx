import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { sampleFrame } from '../../../patterns/Page/sampleFrame.ts';
import { PayGift } from './PayGift.tsx';
import { payGiftStates } from './PayGift.states.ts';

const meta = {
  title: 'Screens/Checkout/Pay gift',
  component: PayGift,
  args: {
    frame: { ...sampleFrame, path: '/gift/pay' },
    state: payGiftStates.open,
    links: {
      submit: '/gift/pay',
      change: '/gift',
      given: '/gift/given',
      switchAccount: '/logout?back=%2Fgift',
      help: 'https://help.example/',
    },
    onPaymentMethodChoose: fn(),
    onCardFrameReady: fn(),
    onCardFrameEnter: fn(),
    onCardFrameLeave: fn(),
    onCardPageRetry: fn(),
    onCardReplace: fn(),
    onPayPalStart: fn(),
    onPurchase: fn(),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PayGift>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = { name: 'A gift for a day to come' };

export const AtOnce: Story = { name: 'A gift for today', args: { state: payGiftStates.atOnce } };

export const Loading: Story = {
  name: 'The card form is on its way',
  args: { state: payGiftStates.loading },
};

export const InUs: Story = { name: 'Plus tax', args: { state: payGiftStates.inUs } };

export const Paypal: Story = { name: 'By PayPal', args: { state: payGiftStates.paypal } };

export const Submitting: Story = {
  name: 'The payment is under way',
  args: { state: payGiftStates.submitting },
};

export const Undecided: Story = {
  name: 'The outcome is not known',
  args: { state: payGiftStates.undecided },
};

export const ScriptWanted: Story = {
  name: 'Pressed before the payment was ready',
  args: { state: payGiftStates.scriptWanted },
};

export const MethodMissing: Story = {
  name: 'Pressed before a card was typed',
  args: { state: payGiftStates.methodMissing },
};

export const GatewayUnavailable: Story = {
  name: 'The billing company does not answer a payment',
  args: { state: payGiftStates.gatewayUnavailable },
};

export const LongName: Story = { name: 'A long name', args: { state: payGiftStates.longName } };

export const OtherAccount: Story = {
  name: 'Another account is logged in',
  args: { state: payGiftStates.otherAccount },
};

export const MayHaveBought: Story = {
  name: 'Another account, during a payment',
  args: { state: payGiftStates.mayHaveBought },
};

export const NotFound: Story = { name: 'No such gift', args: { state: payGiftStates.notFound } };

export const Unavailable: Story = {
  name: 'The price is not known now',
  args: { state: payGiftStates.unavailable },
};
