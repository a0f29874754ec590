import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '../../primitives/Text/Text.tsx';
import { PaymentMethodPicker } from './PaymentMethodPicker.tsx';
import { paymentMethodLayouts } from './PaymentMethodPicker.options.ts';

const meta = {
  title: 'Patterns/Payment method picker',
  component: PaymentMethodPicker,
  args: {
    legend: 'How you pay',
    name: 'paymentMethod',
    chosen: 'card',
    methods: [
      { value: 'card', label: 'Card', icon: 'credit-card' },
      { value: 'paypal', label: 'PayPal', icon: 'paypal' },
    ],
    children: <Text soft>The form of the payment partner stands here.</Text>,
  },
  argTypes: { layout: { control: 'inline-radio', options: paymentMethodLayouts } },
} satisfies Meta<typeof PaymentMethodPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Tabs: Story = {};

export const List: Story = { args: { layout: 'list' } };

export const OneWayOnly: Story = {
  name: 'One way only',
  args: { methods: [{ value: 'card', label: 'Card', icon: 'credit-card' }] },
};
