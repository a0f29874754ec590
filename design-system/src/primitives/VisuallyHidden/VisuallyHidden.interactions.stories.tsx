import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { VisuallyHidden } from './VisuallyHidden.tsx';
import states from './VisuallyHidden.stories.tsx';

const meta = {
  ...states,
  title: 'Interactions/Visually hidden',
  tags: ['!autodocs'],
} satisfies Meta<typeof VisuallyHidden>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Read: Story = {
  name: 'Stays in the page',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Opens in a new window')).toBeInTheDocument();
  },
};
