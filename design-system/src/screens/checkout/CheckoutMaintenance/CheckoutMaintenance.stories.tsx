import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleFrame } from '../../../patterns/Page/sampleFrame.ts';
import { CheckoutMaintenance } from './CheckoutMaintenance.tsx';

const meta = {
  title: 'Screens/Checkout/Checkout maintenance',
  component: CheckoutMaintenance,
  args: {
    frame: sampleFrame,
    links: { checkout: '/checkout', help: '/help' },
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof CheckoutMaintenance>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Maintenance: Story = { name: 'Closed for work' };
