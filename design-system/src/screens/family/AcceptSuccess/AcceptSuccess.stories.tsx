import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleFrame } from '../../../patterns/Page/sampleFrame.ts';
import { AcceptSuccess } from './AcceptSuccess.tsx';

const meta = {
  title: 'Screens/Family/Accept success',
  component: AcceptSuccess,
  args: {
    frame: sampleFrame,
    links: { home: '/' },
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AcceptSuccess>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
