import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleFrame } from '../../../patterns/Page/sampleFrame.ts';
import { Offline } from './Offline.tsx';

const meta = {
  title: 'Screens/Errors/Offline',
  component: Offline,
  args: {
    frame: sampleFrame,
    links: { again: '' },
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Offline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { name: 'No connection' };
