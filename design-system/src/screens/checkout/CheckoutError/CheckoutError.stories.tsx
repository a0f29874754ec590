import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleFrame } from '../../../patterns/Page/sampleFrame.ts';
import { CheckoutError } from './CheckoutError.tsx';
import { checkoutErrorStates, checkoutErrorVariants } from './CheckoutError.states.ts';

const meta = {
  title: 'Screens/Checkout/CheckoutError',
  component: CheckoutError,
  args: {
    frame: sampleFrame,
    state: checkoutErrorStates.ALREADY_SUBSCRIBER,
    links: {
      subscription: '/subscription',
      checkout: '/checkout',
      otherCard: '/checkout?card=new',
      switchAccount: '/logout',
      help: '/help',
    },
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof CheckoutError>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ALREADY_SUBSCRIBER: Story = {};

export const SUBSCRIPTION_ALREADY_QUEUED: Story = {
  args: { state: checkoutErrorStates.SUBSCRIPTION_ALREADY_QUEUED },
};

export const CANNOT_QUEUE_WITH_CURRENT_SUBSCRIPTION: Story = {
  args: { state: checkoutErrorStates.CANNOT_QUEUE_WITH_CURRENT_SUBSCRIPTION },
};

export const CANNOT_UPGRADE: Story = { args: { state: checkoutErrorStates.CANNOT_UPGRADE } };

export const CANNOT_SUBSCRIBE: Story = { args: { state: checkoutErrorStates.CANNOT_SUBSCRIBE } };

export const DEFAULT_PAYMENT_METHOD_EXPIRED: Story = {
  args: { state: checkoutErrorStates.DEFAULT_PAYMENT_METHOD_EXPIRED },
};

export const NOT_YOUR_ACCOUNT: Story = { args: { state: checkoutErrorStates.NOT_YOUR_ACCOUNT } };

export const Unknown: Story = { args: { state: checkoutErrorStates.unknown } };

export const WithoutRenewalDate: Story = { args: { state: checkoutErrorVariants.withoutRenewalDate } };

export const UpgradeWithoutRenewalDate: Story = {
  args: { state: checkoutErrorVariants.upgradeWithoutRenewalDate },
};

export const OtherAccountMayHaveBought: Story = {
  args: { state: checkoutErrorVariants.otherAccountMayHaveBought },
};

export const InTheWordsOfTheService: Story = {
  args: { state: checkoutErrorVariants.inTheWordsOfTheService },
};
