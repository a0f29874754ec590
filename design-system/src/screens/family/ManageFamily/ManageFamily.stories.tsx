import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleFrame } from '../../../patterns/Page/sampleFrame.ts';
import { ManageFamily } from './ManageFamily.tsx';
import { manageFamilyStates } from './ManageFamily.states.ts';
import { sampleFamilyLinks } from './sampleFamilyLinks.ts';

const meta = {
  title: 'Screens/Family/Manage family',
  component: ManageFamily,
  args: {
    frame: {
      ...sampleFrame,
      path: '/family/manage',
      account: { status: 'signedIn', firstName: 'Alex' },
    },
    state: manageFamilyStates.owner,
    links: sampleFamilyLinks,
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ManageFamily>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Owner: Story = { args: { state: manageFamilyStates.owner } };

export const Alone: Story = { name: 'No one is invited yet', args: { state: manageFamilyStates.alone } };

export const AllStandings: Story = {
  name: 'All standings',
  args: { state: manageFamilyStates.allStandings },
};

export const AskedAgain: Story = {
  name: 'A person asks for another invite',
  args: { state: manageFamilyStates.askedAgain },
};

export const Full: Story = { name: 'All places are taken', args: { state: manageFamilyStates.full } };

export const FullExpired: Story = {
  name: 'All places are taken, an invite has expired',
  args: { state: manageFamilyStates.fullExpired },
};

export const PlanEnds: Story = { name: 'The plan ends', args: { state: manageFamilyStates.planEnds } };

export const PlanEndsFull: Story = {
  name: 'The plan ends, all places are taken',
  args: { state: manageFamilyStates.planEndsFull },
};

export const Invited: Story = { name: 'A person is invited', args: { state: manageFamilyStates.invited } };

export const Resent: Story = { name: 'An invite is sent again', args: { state: manageFamilyStates.resent } };

export const Withdrawn: Story = {
  name: 'An invite is withdrawn',
  args: { state: manageFamilyStates.withdrawn },
};

export const Removed: Story = { name: 'A person is removed', args: { state: manageFamilyStates.removed } };

export const Kept: Story = { name: 'A person is kept', args: { state: manageFamilyStates.kept } };

export const EmailMissing: Story = { name: 'No address', args: { state: manageFamilyStates.emailMissing } };

export const EmailInvalid: Story = {
  name: 'An address that cannot be right',
  args: { state: manageFamilyStates.emailInvalid },
};

export const EmailAlready: Story = {
  name: 'An address that is here already',
  args: { state: manageFamilyStates.emailAlready },
};

export const EmailOwn: Story = { name: 'The own address', args: { state: manageFamilyStates.emailOwn } };

export const EmailSuggested: Story = {
  name: 'Another address may be meant',
  args: { state: manageFamilyStates.emailSuggested },
};

export const TooManyInvites: Story = {
  name: 'Too many invites',
  args: { state: manageFamilyStates.tooManyInvites },
};

export const TooManyToAddress: Story = {
  name: 'Too many invites to one address',
  args: { state: manageFamilyStates.tooManyToAddress },
};

export const NoPlaceLeft: Story = {
  name: 'An invite without a place',
  args: { state: manageFamilyStates.noPlaceLeft },
};

export const ResendInMinutes: Story = {
  name: 'Another mail in some minutes',
  args: { state: manageFamilyStates.resendInMinutes },
};

export const ResendInDays: Story = {
  name: 'Another mail in some days',
  args: { state: manageFamilyStates.resendInDays },
};

export const ResendInHours: Story = {
  name: 'Another mail in some hours',
  args: { state: manageFamilyStates.resendInHours },
};

export const Removing: Story = {
  name: 'Asks whether to remove a person',
  args: { state: manageFamilyStates.removing },
};

export const Withdrawing: Story = {
  name: 'Asks whether to withdraw an invitation',
  args: { state: manageFamilyStates.withdrawing },
};

export const LongWords: Story = {
  name: 'Long names and addresses',
  args: { state: manageFamilyStates.longWords },
};

export const RemovingLongName: Story = {
  name: 'Asks about a long name',
  args: { state: manageFamilyStates.removingLongName },
};

export const Member: Story = { args: { state: manageFamilyStates.member } };

export const MemberRemoved: Story = {
  name: 'A member who is removed',
  args: { state: manageFamilyStates.memberRemoved },
};

export const MemberPlanEnds: Story = {
  name: 'A member whose plan ends',
  args: { state: manageFamilyStates.memberPlanEnds },
};

export const MemberAddressDeleted: Story = {
  name: 'A member’s address is deleted',
  args: { state: manageFamilyStates.memberAddressDeleted },
};

export const MemberLeaving: Story = {
  name: 'Asks a member whether to leave',
  args: { state: manageFamilyStates.memberLeaving },
};

export const MemberLongWords: Story = {
  name: 'A member, with long names',
  args: { state: manageFamilyStates.memberLongWords },
};

export const Left: Story = { name: 'Has left', args: { state: manageFamilyStates.left } };

export const None: Story = { name: 'No family plan', args: { state: manageFamilyStates.none } };

export const Unconfirmed: Story = {
  name: 'The own address is not confirmed',
  args: { state: manageFamilyStates.unconfirmed },
};

export const OtherAccount: Story = {
  name: 'Another account is logged in',
  args: { state: manageFamilyStates.otherAccount },
};
