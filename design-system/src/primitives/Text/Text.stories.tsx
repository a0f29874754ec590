import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from './Text.tsx';
import { textSizes } from './Text.options.ts';

const meta = {
  title: 'Primitives/Text',
  component: Text,
  args: { children: 'Guided meditations of three to thirty minutes. A calm voice, and then enough silence.' },
  argTypes: { size: { control: 'inline-radio', options: textSizes } },
} satisfies Meta<typeof Text>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Lead: Story = { args: { size: 'lead' } };

export const Body: Story = {};

export const Small: Story = { args: { size: 'small' } };

export const Fine: Story = { args: { size: 'fine' } };

export const Soft: Story = { args: { soft: true } };
