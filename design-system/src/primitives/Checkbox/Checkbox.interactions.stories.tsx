import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Checkbox } from './Checkbox.tsx';
import states from './Checkbox.stories.tsx';

const meta = {
  ...states,
  title: 'Interactions/Checkbox',
  tags: ['!autodocs'],
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ticked: Story = {
  name: 'Ticked by a press, unticked by a key',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText(/calm letter/));
    await expect(canvas.getByRole('checkbox')).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox')).not.toBeChecked();
  },
};
