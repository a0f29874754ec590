import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import type { PaymentMethodPickerProps } from './PaymentMethodPicker.tsx';
import { PaymentMethodPicker } from './PaymentMethodPicker.tsx';
import states from './PaymentMethodPicker.stories.tsx';

const meta = {
  ...states,
  title: 'Interactions/Payment method picker',
  tags: ['!autodocs'],
} satisfies Meta<typeof PaymentMethodPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ChosenByKeyboard: Story = {
  name: 'Chosen by keyboard',
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
