import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleFrame } from '../Page/sampleFrame.ts';
import { ThemeSelect } from './ThemeSelect.tsx';

const meta = {
  title: 'Patterns/Theme select',
  component: ThemeSelect,
  args: { frame: sampleFrame },
} satisfies Meta<typeof ThemeSelect>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {};

export const LikeTheDevice: Story = {
  name: 'Like the device',
  render: ({ frame }) => <ThemeSelect frame={{ ...frame, theme: 'system' }} />,
};
