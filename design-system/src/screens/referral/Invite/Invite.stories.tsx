import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleFrame } from '../../../patterns/Page/sampleFrame.ts';
import { Invite } from './Invite.tsx';
import { inviteStates } from './Invite.states.ts';

const meta = {
  title: 'Screens/Referral/Invite',
  component: Invite,
  args: {
    frame: { ...sampleFrame, path: '/invite', account: { status: 'signedIn', firstName: 'Alex' } },
    state: inviteStates.none,
    links: { plans: '/plans', subscription: '/subscription' },
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Invite>;

export default meta;
type Story = StoryObj<typeof meta>;

export const None: Story = { name: 'No friend came yet', args: { state: inviteStates.none } };

export const NoneWithoutPlan: Story = {
  name: 'No friend came yet, no plan of one’s own',
  args: { state: inviteStates.noneWithoutPlan },
};

export const FirstFriend: Story = {
  name: 'The first friend came',
  args: { state: inviteStates.firstFriend },
};

export const OneStayed: Story = { name: 'One of three stayed', args: { state: inviteStates.oneStayed } };

export const TaxAdded: Story = {
  name: 'Tax is added to what a month is worth',
  args: { state: inviteStates.taxAdded },
};

export const CreditUsed: Story = {
  name: 'The credit is used up',
  args: { state: inviteStates.creditUsed },
};

export const OnTheWay: Story = { name: 'A month is on its way', args: { state: inviteStates.onTheWay } };

export const WaitingForCharge: Story = {
  name: 'A month waits for the end of a pause, or for a payment',
  args: { state: inviteStates.waitingForCharge },
};

export const WaitingForPlan: Story = {
  name: 'Months wait for a plan',
  args: { state: inviteStates.waitingForPlan },
};

export const PlanEnding: Story = {
  name: 'The plan ends or has ended, credit is left',
  args: { state: inviteStates.planEnding },
};

export const AllGiven: Story = {
  name: 'All months of a year are given',
  args: { state: inviteStates.allGiven },
};

export const MoreThanAllGiven: Story = {
  name: 'Further months wait for the next year',
  args: { state: inviteStates.moreThanAllGiven },
};

export const MoreLater: Story = {
  name: 'Further months wait, during a pause or a payment that is due',
  args: { state: inviteStates.moreLater },
};

export const MoreWithoutPlan: Story = {
  name: 'Further months wait, no plan of one’s own',
  args: { state: inviteStates.moreWithoutPlan },
};

export const LongLink: Story = { name: 'A long link and long sums', args: { state: inviteStates.longLink } };
