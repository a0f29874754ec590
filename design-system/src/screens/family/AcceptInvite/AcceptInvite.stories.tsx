import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleFrame } from '../../../patterns/Page/sampleFrame.ts';
import { AcceptInvite } from './AcceptInvite.tsx';

const meta = {
  title: 'Screens/Family/Accept invite',
  component: AcceptInvite,
  args: {
    frame: sampleFrame,
    links: { home: '/' },
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AcceptInvite>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
