import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleFrame } from '../../../patterns/Page/sampleFrame.ts';
import { CheckoutError } from './CheckoutError.tsx';
import { checkoutErrorStates, checkoutErrorVariants } from './CheckoutError.states.ts';

const meta = {
  title: 'Screens/Checkout/Checkout error',
  component: CheckoutError,
  args: {
    frame: sampleFrame,
    state: checkoutErrorStates.ALREADY_SUBSCRIBER,
    links: {
      checkout: '/checkout',
      switchAccount: '/logout',
      help: '/help',
      instead: {
        B2CMONTHLY: '/checkout?plan=B2CMONTHLY&begins=choose',
        B2C14DANNUAL: '/checkout?plan=B2C14DANNUAL&begins=choose',
      },
    },
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof CheckoutError>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ALREADY_SUBSCRIBER: Story = { name: 'Has this plan already' };

export const SUBSCRIPTION_ALREADY_QUEUED: Story = {
  name: 'Next plan is set already',
  args: { state: checkoutErrorStates.SUBSCRIPTION_ALREADY_QUEUED },
};

export const CANNOT_QUEUE_WITH_CURRENT_SUBSCRIPTION: Story = {
  name: 'Cannot follow the current plan',
  args: { state: checkoutErrorStates.CANNOT_QUEUE_WITH_CURRENT_SUBSCRIPTION },
};

export const CANNOT_UPGRADE: Story = {
  name: 'Cannot change to this plan',
  args: { state: checkoutErrorStates.CANNOT_UPGRADE },
};

export const CANNOT_SUBSCRIBE: Story = {
  name: 'Cannot subscribe',
  args: { state: checkoutErrorStates.CANNOT_SUBSCRIBE },
};

export const DEFAULT_PAYMENT_METHOD_EXPIRED: Story = {
  name: 'Payment method has expired',
  args: { state: checkoutErrorStates.DEFAULT_PAYMENT_METHOD_EXPIRED },
};

export const NOT_YOUR_ACCOUNT: Story = {
  name: 'Belongs to another account',
  args: { state: checkoutErrorStates.NOT_YOUR_ACCOUNT },
};

export const Unknown: Story = { name: 'Reason not known', args: { state: checkoutErrorStates.unknown } };

export const TrialRefused: Story = {
  name: 'Free days for a subscriber',
  args: { state: checkoutErrorVariants.trialRefused },
};

export const TrialRefusedPlansInstead: Story = {
  name: 'Free days for a subscriber, who can have other plans next',
  args: { state: checkoutErrorVariants.trialRefusedPlansInstead },
};

export const WithoutRenewalDate: Story = {
  name: 'Has this plan, without a date',
  args: { state: checkoutErrorVariants.withoutRenewalDate },
};

export const UpgradeWithoutRenewalDate: Story = {
  name: 'Cannot change, without a date',
  args: { state: checkoutErrorVariants.upgradeWithoutRenewalDate },
};

export const OtherAccountMayHaveBought: Story = {
  name: 'Another account may have bought',
  args: { state: checkoutErrorVariants.otherAccountMayHaveBought },
};

export const InTheWordsOfTheService: Story = {
  name: 'In the words of the service',
  args: { state: checkoutErrorVariants.inTheWordsOfTheService },
};
