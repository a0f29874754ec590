import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton } from './Skeleton.tsx';
import { skeletonShapes } from './Skeleton.options.ts';

const meta = {
  title: 'Primitives/Skeleton',
  component: Skeleton,
  argTypes: { shape: { control: 'inline-radio', options: skeletonShapes } },
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Line: Story = {};

export const Title: Story = { args: { shape: 'title' } };

export const Field: Story = { args: { shape: 'field' } };

export const Circle: Story = { args: { shape: 'circle' } };
