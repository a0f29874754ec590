import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleFrame } from '../../../patterns/Page/sampleFrame.ts';
import { ManageFamily } from './ManageFamily.tsx';

const meta = {
  title: 'Screens/Family/Manage family',
  component: ManageFamily,
  args: {
    frame: sampleFrame,
    links: { home: '/' },
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ManageFamily>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
