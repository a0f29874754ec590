import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { Button } from './Button.tsx';
import states from './Button.stories.tsx';

const meta = {
  ...states,
  title: 'Interactions/Button',
  tags: ['!autodocs'],
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const PressedWhilePending: Story = {
  name: 'Ignores a press while pending',
  args: { pending: true, children: 'Just a moment', onClick: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Just a moment' }));
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};
