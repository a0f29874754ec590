import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleFrame } from '../../../patterns/Page/sampleFrame.ts';
import { FamilyPlan } from './FamilyPlan.tsx';

const meta = {
  title: 'Screens/Family/Family plan',
  component: FamilyPlan,
  args: {
    frame: sampleFrame,
    links: { home: '/' },
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof FamilyPlan>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
