import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '../../primitives/Text/Text.tsx';
import { PaymentMethodPicker } from './PaymentMethodPicker.tsx';
import type { PaymentMethodOption } from './PaymentMethodPicker.tsx';
import { paymentMethodLayouts } from './PaymentMethodPicker.options.ts';

const card: PaymentMethodOption<string> = {
  value: 'card',
  label: 'Card',
  logos: ['visa', 'mastercard', 'americanexpress'],
  panel: <Text soft>The form of the payment partner stands here.</Text>,
};

const paypal: PaymentMethodOption<string> = {
  value: 'paypal',
  label: 'PayPal',
  logos: ['paypal'],
  panel: <Text soft>You agree at PayPal.</Text>,
};

const meta = {
  title: 'Patterns/Payment method picker',
  component: PaymentMethodPicker,
  args: { legend: 'How you pay', name: 'paymentMethod', chosen: 'card', methods: [card, paypal] },
  argTypes: { layout: { control: 'inline-radio', options: paymentMethodLayouts } },
} satisfies Meta<typeof PaymentMethodPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = {};

export const SecondChosen: Story = { name: 'Second chosen', args: { chosen: 'paypal' } };

export const Tabs: Story = { args: { layout: 'tabs' } };

export const OneWayOnly: Story = { name: 'One way only', args: { methods: [card] } };
