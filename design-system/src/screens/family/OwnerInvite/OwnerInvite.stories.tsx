import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleFrame } from '../../../patterns/Page/sampleFrame.ts';
import { OwnerInvite } from './OwnerInvite.tsx';
import { ownerInviteStates } from './OwnerInvite.states.ts';

const meta = {
  title: 'Screens/Family/Owner invite',
  component: OwnerInvite,
  args: {
    frame: { ...sampleFrame, path: '/family/owner-invite' },
    state: ownerInviteStates.open,
    links: {
      submit: '/family/owner-invite',
      later: '/subscription',
      manage: '/family/manage',
      retry: '/family/owner-invite',
      familyPlan: '/familyplan',
      subscription: '/subscription',
      confirm: '/user',
      switchAccount: '/logout?back=%2Ffamily%2Fowner-invite',
      help: 'https://help.example/',
    },
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof OwnerInvite>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = { args: { state: ownerInviteStates.open } };

export const OneFree: Story = { name: 'One place is free', args: { state: ownerInviteStates.oneFree } };

export const NoAddress: Story = { name: 'No address', args: { state: ownerInviteStates.noAddress } };

export const Refused: Story = { name: 'Addresses are refused', args: { state: ownerInviteStates.refused } };

export const Suggested: Story = {
  name: 'Another address may be meant',
  args: { state: ownerInviteStates.suggested },
};

export const LessFree: Story = {
  name: 'Fewer places are free than before',
  args: { state: ownerInviteStates.lessFree },
};

export const TooMany: Story = { name: 'Too many invites', args: { state: ownerInviteStates.tooMany } };

export const LongAddresses: Story = {
  name: 'Long addresses',
  args: { state: ownerInviteStates.longAddresses },
};

export const Sent: Story = { args: { state: ownerInviteStates.sent } };

export const SentToOne: Story = { name: 'Sent to one person', args: { state: ownerInviteStates.sentToOne } };

export const SentToLongAddress: Story = {
  name: 'Sent to a long address',
  args: { state: ownerInviteStates.sentToLongAddress },
};

export const Full: Story = { name: 'All places are taken', args: { state: ownerInviteStates.full } };

export const None: Story = { name: 'No family plan', args: { state: ownerInviteStates.none } };

export const Pending: Story = {
  name: 'The payment is not confirmed',
  args: { state: ownerInviteStates.pending },
};

export const Unconfirmed: Story = {
  name: 'The own address is not confirmed',
  args: { state: ownerInviteStates.unconfirmed },
};

export const OtherAccount: Story = {
  name: 'Another account is logged in',
  args: { state: ownerInviteStates.otherAccount },
};
