import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleFrame } from '../../../patterns/Page/sampleFrame.ts';
import { CheckoutUnsupported } from './CheckoutUnsupported.tsx';
import { checkoutUnsupportedStates, checkoutUnsupportedVariants } from './CheckoutUnsupported.states.ts';

const meta = {
  title: 'Screens/Checkout/Checkout unsupported',
  component: CheckoutUnsupported,
  args: {
    frame: sampleFrame,
    state: checkoutUnsupportedStates.notSold,
    links: { continue: '/checkout?plan=B2C14DANNUAL', plans: '/plans', help: '/help' },
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof CheckoutUnsupported>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NotSold: Story = { name: 'Plan is not sold' };

export const UnknownPlan: Story = {
  name: 'Checkout did not start',
  args: { state: checkoutUnsupportedStates.unknownPlan },
};

export const NearestIsMonthly: Story = {
  name: 'Monthly is nearest, tax is added',
  args: { state: checkoutUnsupportedVariants.nearestIsMonthly },
};

export const NearestIsFamily: Story = {
  name: 'Family is nearest, prices in rupees',
  args: { state: checkoutUnsupportedVariants.nearestIsFamily },
};
