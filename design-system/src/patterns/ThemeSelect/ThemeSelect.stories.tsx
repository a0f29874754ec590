import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleFrame } from '../Page/sampleFrame.ts';
import { ThemeSelect } from './ThemeSelect.tsx';

const meta = {
  title: 'Patterns/ThemeSelect',
  component: ThemeSelect,
  args: { frame: sampleFrame },
} satisfies Meta<typeof ThemeSelect>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {};

export const LikeTheDevice: Story = {
  render: ({ frame }) => <ThemeSelect frame={{ ...frame, theme: 'system' }} />,
};

export const Open: Story = {
  play: async ({ canvasElement, canvas }) => {
    canvasElement.querySelector('summary')?.click();
    await expect(canvas.getAllByRole('button')).toHaveLength(3);
  },
};
