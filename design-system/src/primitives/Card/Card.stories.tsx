import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from './Card.tsx';
import { cardElevations } from './Card.options.ts';

const meta = {
  title: 'Primitives/Card',
  component: Card,
  args: { children: 'Your 14 free days have begun.' },
  argTypes: { elevation: { control: 'inline-radio', options: cardElevations } },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Resting: Story = {};

export const Floating: Story = { args: { elevation: 'float' } };
