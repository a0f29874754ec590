import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleFrame } from '../../../patterns/Page/sampleFrame.ts';
import { AcceptInvite } from './AcceptInvite.tsx';
import { acceptInviteStates } from './AcceptInvite.states.ts';

const meta = {
  title: 'Screens/Family/Accept invite',
  component: AcceptInvite,
  args: {
    frame: { ...sampleFrame, path: '/family/accept-invite' },
    state: acceptInviteStates.open,
    links: {
      submit: '/family/accept-invite',
      register: '/register',
      login: '/login',
      switchAccount: '/logout?back=%2Ffamily%2Faccept-invite',
      confirm: '/manage-identities',
      take: '/family/accept-invite?token=sample&account=this',
      retry: '/family/accept-invite?token=sample',
      manage: '/family/manage',
      app: 'https://app.example/',
      plans: '/plans',
      home: '/',
      help: 'https://help.example/',
    },
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AcceptInvite>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = { name: 'An invitation' };

export const PlanIsEnding: Story = {
  name: 'The plan of the family is ending',
  args: { state: acceptInviteStates.planIsEnding },
};

export const LeftEmpty: Story = { name: 'Left empty', args: { state: acceptInviteStates.leftEmpty } };

export const Refused: Story = {
  name: 'A number and a postal code that cannot be right',
  args: { state: acceptInviteStates.refused },
};

export const OtherCountry: Story = {
  name: 'Another country than that of the plan',
  args: { state: acceptInviteStates.otherCountry },
};

export const OwnPlanEnds: Story = {
  name: 'The own plan ends',
  args: { state: acceptInviteStates.ownPlanEnds },
};

export const OwnPlanCharged: Story = {
  name: 'The own plan renews',
  args: { state: acceptInviteStates.ownPlanCharged },
};

export const OwnPlanWithoutAmount: Story = {
  name: 'The own plan renews at an unknown price',
  args: { state: acceptInviteStates.ownPlanWithoutAmount },
};

export const OwnPlanWaits: Story = {
  name: 'The own plan has not begun',
  args: { state: acceptInviteStates.ownPlanWaits },
};

export const OwnPlanNotChosen: Story = {
  name: 'Nothing chosen for the own plan',
  args: { state: acceptInviteStates.ownPlanNotChosen },
};

export const OwnPlanChosen: Story = {
  name: 'Refused, with the choice for the own plan kept',
  args: { state: acceptInviteStates.ownPlanChosen },
};

export const BilledElsewhere: Story = {
  name: 'An app store bills the own plan',
  args: { state: acceptInviteStates.billedElsewhere },
};

export const BilledElsewhereNotConfirmed: Story = {
  name: 'An app store bills the own plan, not confirmed',
  args: { state: acceptInviteStates.billedElsewhereNotConfirmed },
};

export const SeveralOwnPlans: Story = {
  name: 'Several own plans',
  args: { state: acceptInviteStates.severalOwnPlans },
};

export const SeveralNotChosen: Story = {
  name: 'Several own plans, one of them chosen',
  args: { state: acceptInviteStates.severalNotChosen },
};

export const PurchasePending: Story = {
  name: 'A purchase is still carried out',
  args: { state: acceptInviteStates.purchasePending },
};

export const Gift: Story = { name: 'A gift goes on', args: { state: acceptInviteStates.gift } };

export const LongWords: Story = {
  name: 'Long names, a long street',
  args: { state: acceptInviteStates.longWords },
};

export const SignedOut: Story = { name: 'Signed out', args: { state: acceptInviteStates.signedOut } };

export const BilledByOther: Story = {
  name: 'Another company bills a plan',
  args: { state: acceptInviteStates.billedByOther },
};

export const SignedOutEnding: Story = {
  name: 'Signed out, and the plan is ending',
  args: { state: acceptInviteStates.signedOutEnding },
};

export const Recipient: Story = {
  name: 'An invitation to another address',
  args: { state: acceptInviteStates.recipient },
};

export const Unconfirmed: Story = {
  name: 'The own email is not confirmed',
  args: { state: acceptInviteStates.unconfirmed },
};

export const UsedByOther: Story = {
  name: 'Another account used the link',
  args: { state: acceptInviteStates.usedByOther },
};

export const Used: Story = { name: 'The link was used', args: { state: acceptInviteStates.used } };

export const Expired: Story = { name: 'The link has expired', args: { state: acceptInviteStates.expired } };

export const AskedAgain: Story = {
  name: 'Another one was asked for',
  args: { state: acceptInviteStates.askedAgain },
};

export const Unknown: Story = { name: 'No such link', args: { state: acceptInviteStates.unknown } };

export const Owner: Story = { name: 'The own invitation', args: { state: acceptInviteStates.owner } };

export const Joined: Story = { name: 'Joined before', args: { state: acceptInviteStates.joined } };

export const SecondPlace: Story = {
  name: 'Joined by another invitation, and this one holds a place',
  args: { state: acceptInviteStates.secondPlace },
};

export const SecondPlaceLongName: Story = {
  name: 'A second place in the family of a long name',
  args: { state: acceptInviteStates.secondPlaceLongName },
};

export const Removed: Story = {
  name: 'The owner removed the person',
  args: { state: acceptInviteStates.removed },
};

export const Over: Story = { name: 'The person left', args: { state: acceptInviteStates.over } };

export const OtherFamily: Story = {
  name: 'In another family',
  args: { state: acceptInviteStates.otherFamily },
};

export const OwnFamily: Story = {
  name: 'Pays for a family plan',
  args: { state: acceptInviteStates.ownFamily },
};

export const Full: Story = { name: 'No place is free', args: { state: acceptInviteStates.full } };

export const Withdrawn: Story = { name: 'Taken back', args: { state: acceptInviteStates.withdrawn } };

export const PlanEnded: Story = {
  name: 'The plan of the family is over',
  args: { state: acceptInviteStates.planEnded },
};
