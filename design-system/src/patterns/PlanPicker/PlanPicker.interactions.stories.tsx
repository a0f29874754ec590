import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { PlanPicker } from './PlanPicker.tsx';
import states from './PlanPicker.stories.tsx';

const meta = {
  ...states,
  title: 'Interactions/Plan picker',
  tags: ['!autodocs'],
} satisfies Meta<typeof PlanPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ChosenByKeyboard: Story = {
  name: 'Chosen by keyboard',
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('radio', { name: 'Annual' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Monthly' })).toBeChecked();
    await expect(args.onPlanChoose).toHaveBeenCalledWith('B2CMONTHLY');
  },
};
