import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleFrame } from '../../../patterns/Page/sampleFrame.ts';
import { Moderation } from './Moderation.tsx';
import { moderationStates } from './Moderation.states.ts';

const meta = {
  title: 'Screens/Moments/Moderation',
  component: Moderation,
  args: {
    frame: { ...sampleFrame, path: '/moderation' },
    state: moderationStates.waiting,
    links: { submit: '/moderation', close: '/moderation', community: '/community' },
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Moderation>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = { name: 'Reported moments', args: { state: moderationStates.waiting } };

export const More: Story = { name: 'More than are shown', args: { state: moderationStates.more } };

export const Kept: Story = { name: 'One was kept', args: { state: moderationStates.kept } };

export const Removed: Story = { name: 'One was removed', args: { state: moderationStates.removed } };

export const Revoked: Story = { name: 'One was taken back', args: { state: moderationStates.revoked } };

export const Removing: Story = {
  name: 'Asks before it removes',
  args: { state: moderationStates.removing },
};

export const RemovingWithoutLine: Story = {
  name: 'Asks before it removes one without a line',
  args: { state: moderationStates.removingWithoutLine },
};

export const Barring: Story = { name: 'Asks before it bars', args: { state: moderationStates.barring } };

export const BarringOfRevoked: Story = {
  name: 'Asks before it bars for one that was taken back',
  args: { state: moderationStates.barringOfRevoked },
};

export const Barred: Story = { name: 'A person was barred', args: { state: moderationStates.barred } };

export const None: Story = { name: 'Nothing waits', args: { state: moderationStates.none } };

export const NoneLeft: Story = { name: 'The last one was kept', args: { state: moderationStates.noneLeft } };
