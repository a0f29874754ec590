import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleFrame } from '../../../patterns/Page/sampleFrame.ts';
import { sampleMoments } from '../sampleMoments.ts';
import { Community } from './Community.tsx';
import { communityStates } from './Community.states.ts';

function addresses(path: string) {
  return Object.fromEntries(Object.values(sampleMoments).map(({ id }) => [id, `${path}?id=${id}`]));
}

const meta = {
  title: 'Screens/Moments/Community',
  component: Community,
  args: {
    frame: { ...sampleFrame, path: '/community' },
    state: communityStates.signedOut,
    links: {
      hours: {
        all: '/community',
        dawn: '/community?hour=dawn',
        dusk: '/community?hour=dusk',
        night: '/community?hour=night',
      },
      next: '/community?after=sample',
      moments: addresses('/moment'),
      reports: addresses('/community/report'),
      share: '/moment/share?exercise=four-and-four',
      moderation: '/moderation',
      plans: '/plans',
      login: '/login',
      help: '/help',
      sounds: { 'four-and-four': 'static/exercises/four-and-four.mp3' },
    },
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Community>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SignedOut: Story = { name: 'For visitors', args: { state: communityStates.signedOut } };

export const SignedIn: Story = { name: 'For members', args: { state: communityStates.signedIn } };

export const ToModerator: Story = { name: 'To a moderator', args: { state: communityStates.toModerator } };

export const WithModules: Story = {
  name: 'With modules that editors put around the moments',
  args: { state: communityStates.withModules },
};

export const OfAnHour: Story = { name: 'Moments of one hour', args: { state: communityStates.ofAnHour } };

export const InTheMiddle: Story = {
  name: 'A page in the middle',
  args: { state: communityStates.inTheMiddle },
};

export const Last: Story = { name: 'The last page', args: { state: communityStates.last } };

export const Reported: Story = { name: 'Reported just now', args: { state: communityStates.reported } };

export const Empty: Story = { name: 'No moments yet', args: { state: communityStates.empty } };

export const EmptyHour: Story = { name: 'No moments at dawn', args: { state: communityStates.emptyHour } };

export const EmptyDusk: Story = { name: 'No moments at dusk', args: { state: communityStates.emptyDusk } };

export const EmptyNight: Story = { name: 'No moments at night', args: { state: communityStates.emptyNight } };
