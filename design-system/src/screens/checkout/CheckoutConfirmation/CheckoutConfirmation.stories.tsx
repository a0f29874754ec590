import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleFrame } from '../../../patterns/Page/sampleFrame.ts';
import { CheckoutConfirmation } from './CheckoutConfirmation.tsx';
import { checkoutConfirmationStates, checkoutConfirmationVariants } from './CheckoutConfirmation.states.ts';

const meta = {
  title: 'Screens/Checkout/Checkout confirmation',
  component: CheckoutConfirmation,
  args: {
    frame: { ...sampleFrame, account: { status: 'signedIn', firstName: 'Alex' } },
    state: checkoutConfirmationStates.confirmed,
    links: {
      open: '/open',
      subscription: '/subscription',
      ownerInvite: '/family/owner-invite',
      checkout: '/checkout',
      switchAccount: '/logout',
      help: '/help',
    },
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof CheckoutConfirmation>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Confirmed: Story = { name: 'Free trial begun' };

export const Checking: Story = {
  name: 'Payment being checked',
  args: { state: checkoutConfirmationStates.checking },
};

export const Refused: Story = {
  name: 'Payment refused',
  args: { state: checkoutConfirmationStates.refused },
};

export const OtherAccount: Story = {
  name: 'Bought with another account',
  args: { state: checkoutConfirmationStates.otherAccount },
};

export const ConfirmedMonthly: Story = {
  name: 'Monthly plan bought',
  args: { state: checkoutConfirmationVariants.confirmedMonthly },
};

export const ConfirmedMonthlyTrial: Story = {
  name: 'Monthly free trial begun',
  args: { state: checkoutConfirmationVariants.confirmedMonthlyTrial },
};

export const ConfirmedFamily: Story = {
  name: 'Family plan bought',
  args: { state: checkoutConfirmationVariants.confirmedFamily },
};

export const ConfirmedLongest: Story = {
  name: 'Long address, prices in rupees',
  args: { state: checkoutConfirmationVariants.confirmedLongest },
};

export const ConfirmedBrazil: Story = {
  name: 'Family plan in Brazil',
  args: { state: checkoutConfirmationVariants.confirmedBrazil },
};

export const ConfirmedAfterCurrentPlan: Story = {
  name: 'Begins after the current plan',
  args: { state: checkoutConfirmationVariants.confirmedAfterCurrentPlan },
};

export const ConfirmedMethodUnknown: Story = {
  name: 'Bought, payment method not known',
  args: { state: checkoutConfirmationVariants.confirmedMethodUnknown },
};

export const RefusedMethodExpired: Story = {
  name: 'Payment refused, method expired',
  args: { state: checkoutConfirmationVariants.refusedMethodExpired },
};

export const OtherAccountOpen: Story = {
  name: 'Another account, payment open',
  args: { state: checkoutConfirmationVariants.otherAccountOpen },
};

export const RefusedUnavailable: Story = {
  name: 'Payment did not work',
  args: { state: checkoutConfirmationVariants.refusedUnavailable },
};

export const OtherAccountRefused: Story = {
  name: 'Another account, payment refused',
  args: { state: checkoutConfirmationVariants.otherAccountRefused },
};
