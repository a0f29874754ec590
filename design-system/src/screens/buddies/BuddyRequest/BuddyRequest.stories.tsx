import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleFrame } from '../../../patterns/Page/sampleFrame.ts';
import { BuddyRequest } from './BuddyRequest.tsx';
import { buddyRequestStates } from './BuddyRequest.states.ts';
import { sampleBuddyRequestLinks } from './sampleBuddyRequestLinks.ts';

const meta = {
  title: 'Screens/Buddies/Buddy request',
  component: BuddyRequest,
  args: {
    frame: { ...sampleFrame, path: '/buddy?request=k7m2p9q4w3xn' },
    state: buddyRequestStates.signedOut,
    links: sampleBuddyRequestLinks,
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof BuddyRequest>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SignedOut: Story = {
  name: 'To who is logged out',
  args: { state: buddyRequestStates.signedOut },
};

export const SignedOutWithoutName: Story = {
  name: 'To who is logged out, without a first name',
  args: { state: buddyRequestStates.signedOutWithoutName },
};

export const Open: Story = { name: 'To who is logged in', args: { state: buddyRequestStates.open } };

export const LongName: Story = { name: 'A long name', args: { state: buddyRequestStates.longName } };

export const Asked: Story = { name: 'Asked already', args: { state: buddyRequestStates.asked } };

export const Buddies: Story = { name: 'Buddies already', args: { state: buddyRequestStates.buddies } };

export const Blocked: Story = {
  name: 'A person who was blocked',
  args: { state: buddyRequestStates.blocked },
};

export const Own: Story = { name: 'The own link', args: { state: buddyRequestStates.own } };

export const Full: Story = {
  name: 'The visitor has as many buddies as there can be',
  args: { state: buddyRequestStates.full },
};

export const FullThere: Story = {
  name: 'The person has as many buddies as there can be',
  args: { state: buddyRequestStates.fullThere },
};

export const Unknown: Story = { name: 'No such link', args: { state: buddyRequestStates.unknown } };

export const TooManyMinutes: Story = {
  name: 'Too many tries, for minutes',
  args: { state: buddyRequestStates.tooManyMinutes },
};

export const TooManyHours: Story = {
  name: 'Too many tries, for hours',
  args: { state: buddyRequestStates.tooManyHours },
};

export const OtherAccount: Story = {
  name: 'Another account is logged in',
  args: { state: buddyRequestStates.otherAccount },
};
