import type { Meta, StoryObj } from '@storybook/react-vite';
import { PlanMarker } from './PlanMarker.tsx';
import { planMarkerKinds } from './PlanMarker.options.ts';

const meta = {
  title: 'Patterns/Plan marker',
  component: PlanMarker,
  args: { kind: 'annual' },
  argTypes: { kind: { control: 'inline-radio', options: planMarkerKinds } },
} satisfies Meta<typeof PlanMarker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Monthly: Story = { args: { kind: 'monthly' } };

export const Annual: Story = {};

export const Family: Story = { args: { kind: 'family' } };

export const Chosen: Story = { args: { chosen: true } };
