import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleFrame } from '../../../patterns/Page/sampleFrame.ts';
import { OwnerInvite } from './OwnerInvite.tsx';

const meta = {
  title: 'Screens/Family/Owner invite',
  component: OwnerInvite,
  args: {
    frame: sampleFrame,
    links: { home: '/' },
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof OwnerInvite>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
