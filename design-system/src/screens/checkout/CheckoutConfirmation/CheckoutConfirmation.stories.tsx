import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleFrame } from '../../../patterns/Page/sampleFrame.ts';
import { CheckoutConfirmation } from './CheckoutConfirmation.tsx';
import { checkoutConfirmationStates, checkoutConfirmationVariants } from './CheckoutConfirmation.states.ts';

const meta = {
  title: 'Screens/Checkout/CheckoutConfirmation',
  component: CheckoutConfirmation,
  args: {
    frame: { ...sampleFrame, account: { status: 'signedIn', firstName: 'Alex' } },
    state: checkoutConfirmationStates.confirmed,
    links: {
      open: '/open',
      subscription: '/subscription',
      checkout: '/checkout',
      switchAccount: '/logout',
      help: '/help',
    },
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof CheckoutConfirmation>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Confirmed: Story = {};

export const Checking: Story = { args: { state: checkoutConfirmationStates.checking } };

export const Refused: Story = { args: { state: checkoutConfirmationStates.refused } };

export const OtherAccount: Story = { args: { state: checkoutConfirmationStates.otherAccount } };

export const ConfirmedMonthly: Story = { args: { state: checkoutConfirmationVariants.confirmedMonthly } };

export const ConfirmedFamily: Story = { args: { state: checkoutConfirmationVariants.confirmedFamily } };

export const ConfirmedAfterCurrentPlan: Story = {
  args: { state: checkoutConfirmationVariants.confirmedAfterCurrentPlan },
};

export const ConfirmedMethodUnknown: Story = {
  args: { state: checkoutConfirmationVariants.confirmedMethodUnknown },
};

export const RefusedMethodExpired: Story = {
  args: { state: checkoutConfirmationVariants.refusedMethodExpired },
};

export const RefusedUnavailable: Story = { args: { state: checkoutConfirmationVariants.refusedUnavailable } };

export const OtherAccountOpen: Story = { args: { state: checkoutConfirmationVariants.otherAccountOpen } };

export const OtherAccountRefused: Story = {
  args: { state: checkoutConfirmationVariants.otherAccountRefused },
};
