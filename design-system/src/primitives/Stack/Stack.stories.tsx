import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../Card/Card.tsx';
import { Stack } from './Stack.tsx';
import { stackAlignments, stackDirections, stackGaps } from './Stack.options.ts';

const meta = {
  title: 'Primitives/Stack',
  component: Stack,
  args: {
    children: (
      <>
        <Card>Dawn</Card>
        <Card>Dusk</Card>
        <Card>Night</Card>
      </>
    ),
  },
  argTypes: {
    direction: { control: 'inline-radio', options: stackDirections },
    gap: { control: 'inline-radio', options: stackGaps },
    align: { control: 'inline-radio', options: stackAlignments },
  },
} satisfies Meta<typeof Stack>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Column: Story = {};

export const Row: Story = { args: { direction: 'row', align: 'center' } };
