import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleFrame } from '../../../patterns/Page/sampleFrame.ts';
import { CheckoutUnsupported } from './CheckoutUnsupported.tsx';

const meta = {
  title: 'Screens/Checkout/Checkout unsupported',
  component: CheckoutUnsupported,
  args: {
    frame: sampleFrame,
    links: { continue: '/checkout', help: '/help' },
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof CheckoutUnsupported>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unsupported: Story = { name: 'Checkout did not start' };
