import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { VoucherField } from './VoucherField.tsx';
import states from './VoucherField.stories.tsx';

const meta = {
  ...states,
  title: 'Interactions/Voucher field',
  tags: ['!autodocs'],
} satisfies Meta<typeof VoucherField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Applied: Story = {
  name: 'Applies a code',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Have a voucher?'));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Voucher code' }), 'sleep30{Enter}');
    await expect(args.onVoucherSubmit).toHaveBeenCalledWith('sleep30');
  },
};

export const Removed: Story = {
  name: 'Removes a code',
  args: { state: { status: 'applied', code: 'SLEEP30' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove voucher SLEEP30' }));
    await expect(args.onVoucherRemove).toHaveBeenCalledOnce();
  },
};
