import type { Meta, StoryObj } from '@storybook/react-vite';
import { Progress } from './Progress.tsx';

const meta = {
  title: 'Primitives/Progress',
  component: Progress,
  args: { label: 'Opening your account' },
} satisfies Meta<typeof Progress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unknown: Story = {};

export const Begun: Story = { args: { value: 0 } };

export const Halfway: Story = { args: { value: 0.5 } };

export const Done: Story = { args: { value: 1 } };
