import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleFrame } from '../../../design-system/src/patterns/Page/sampleFrame.ts';
import { AnotherBrand } from './AnotherBrand.tsx';

const meta = {
  title: 'Foundations/Another brand',
  component: AnotherBrand,
  args: { frame: sampleFrame },
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta<typeof AnotherBrand>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { name: 'Sign up' };
