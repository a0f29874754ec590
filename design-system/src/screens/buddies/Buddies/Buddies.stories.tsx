import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleFrame } from '../../../patterns/Page/sampleFrame.ts';
import { Buddies } from './Buddies.tsx';
import { buddiesStates } from './Buddies.states.ts';
import { sampleBuddiesLinks } from './sampleBuddiesLinks.ts';

const meta = {
  title: 'Screens/Buddies/Buddies',
  component: Buddies,
  args: {
    frame: { ...sampleFrame, path: '/buddies', account: { status: 'signedIn', firstName: 'Alex' } },
    state: buddiesStates.none,
    links: sampleBuddiesLinks,
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Buddies>;

export default meta;
type Story = StoryObj<typeof meta>;

export const None: Story = { name: 'No buddies yet', args: { state: buddiesStates.none } };

export const Invited: Story = {
  name: 'A link was opened before signing up',
  args: { state: buddiesStates.invited },
};

export const InvitedWithoutName: Story = {
  name: 'The link of a person without a first name',
  args: { state: buddiesStates.invitedWithoutName },
};

export const Requested: Story = { name: 'Two people ask', args: { state: buddiesStates.requested } };

export const Some: Story = {
  name: 'Buddies, a request, and one who was asked',
  args: { state: buddiesStates.some },
};

export const SharesOneThing: Story = {
  name: 'Buddies share one thing each',
  args: { state: buddiesStates.sharesOneThing },
};

export const WithBlocked: Story = {
  name: 'People who are blocked',
  args: { state: buddiesStates.withBlocked },
};

export const Full: Story = { name: 'As many buddies as there can be', args: { state: buddiesStates.full } };

export const LongNames: Story = { name: 'Long names', args: { state: buddiesStates.longNames } };

export const Ending: Story = { name: 'Asks whether to end', args: { state: buddiesStates.ending } };

export const Blocking: Story = { name: 'Asks whether to block', args: { state: buddiesStates.blocking } };

export const Replacing: Story = {
  name: 'Asks whether to replace the link',
  args: { state: buddiesStates.replacing },
};

export const Asked: Story = { name: 'A request is sent', args: { state: buddiesStates.asked } };

export const Accepted: Story = { name: 'A request is accepted', args: { state: buddiesStates.accepted } };

export const Declined: Story = { name: 'A request is declined', args: { state: buddiesStates.declined } };

export const Withdrawn: Story = { name: 'A request is taken back', args: { state: buddiesStates.withdrawn } };

export const Ended: Story = { name: 'It has ended with a buddy', args: { state: buddiesStates.ended } };

export const Blocked: Story = { name: 'A person is blocked', args: { state: buddiesStates.blocked } };

export const Unblocked: Story = { name: 'A person is unblocked', args: { state: buddiesStates.unblocked } };

export const SharingSaved: Story = {
  name: 'What is shared is saved',
  args: { state: buddiesStates.sharingSaved },
};

export const LinkReplaced: Story = {
  name: 'The link is replaced',
  args: { state: buddiesStates.linkReplaced },
};

export const NoRoom: Story = { name: 'No room for another buddy', args: { state: buddiesStates.noRoom } };

export const NoRoomThere: Story = {
  name: 'No room at the other side',
  args: { state: buddiesStates.noRoomThere },
};

export const TooManyMinutes: Story = {
  name: 'Too many requests, for minutes',
  args: { state: buddiesStates.tooManyMinutes },
};

export const TooManyHours: Story = {
  name: 'Too many requests, for hours',
  args: { state: buddiesStates.tooManyHours },
};

export const OtherAccount: Story = {
  name: 'Another account is logged in',
  args: { state: buddiesStates.otherAccount },
};
