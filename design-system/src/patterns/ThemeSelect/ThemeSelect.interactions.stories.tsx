import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { ThemeSelect } from './ThemeSelect.tsx';
import states from './ThemeSelect.stories.tsx';

const meta = {
  ...states,
  title: 'Interactions/Theme select',
  tags: ['!autodocs'],
} satisfies Meta<typeof ThemeSelect>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  name: 'Opens',
  play: async ({ canvasElement, canvas }) => {
    canvasElement.querySelector('summary')?.click();
    await expect(canvas.getAllByRole('button')).toHaveLength(3);
  },
};
