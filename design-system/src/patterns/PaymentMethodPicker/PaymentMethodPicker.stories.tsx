import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Text } from '../../primitives/Text/Text.tsx';
import { PaymentMethodPicker } from './PaymentMethodPicker.tsx';
import type { PaymentMethodPickerProps } from './PaymentMethodPicker.tsx';
import { paymentMethodLayouts } from './PaymentMethodPicker.options.ts';

const meta = {
  title: 'Patterns/PaymentMethodPicker',
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
  args: { methods: [{ value: 'card', label: 'Card', icon: 'credit-card' }] },
};

export const ChosenByKeyboard: Story = {
  render: (args) => <Choosing {...args} />,
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('radio', { name: 'Card' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'PayPal' })).toBeChecked();
  },
};

function Choosing(props: PaymentMethodPickerProps<string>) {
  const [chosen, setChosen] = useState(props.chosen);
  return <PaymentMethodPicker {...props} chosen={chosen} onMethodChoose={setChosen} />;
}
