import type { Meta, StoryObj } from '@storybook/react-vite';
import { Chip } from './Chip.tsx';
import { chipTones } from './Chip.options.ts';

const meta = {
  title: 'Primitives/Chip',
  component: Chip,
  args: { children: 'Up to 6' },
  argTypes: { tone: { control: 'inline-radio', options: chipTones } },
} satisfies Meta<typeof Chip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Tint: Story = {};

export const Sun: Story = { args: { tone: 'sun', children: 'Most popular' } };

export const Success: Story = { args: { tone: 'success', children: 'Active' } };

export const Warm: Story = { args: { tone: 'warm', children: 'Ends soon' } };

export const Off: Story = { args: { tone: 'off', children: 'Ended' } };

export const LongWords: Story = { name: 'Long words', args: { children: 'Gemeinschaftsmitgliedschaft' } };
