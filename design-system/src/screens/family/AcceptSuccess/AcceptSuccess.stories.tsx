import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleFrame } from '../../../patterns/Page/sampleFrame.ts';
import { AcceptSuccess } from './AcceptSuccess.tsx';
import { acceptSuccessStates } from './AcceptSuccess.states.ts';

const meta = {
  title: 'Screens/Family/Accept success',
  component: AcceptSuccess,
  args: {
    frame: {
      ...sampleFrame,
      path: '/family/accept-success',
      account: { status: 'signedIn', firstName: 'June' },
    },
    state: acceptSuccessStates.joined,
    links: { app: 'https://app.example/', manage: '/family/manage', subscription: '/subscription' },
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AcceptSuccess>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Joined: Story = {};

export const PlanIsEnding: Story = {
  name: 'The plan of the family is ending',
  args: { state: acceptSuccessStates.planIsEnding },
};

export const OwnPlanEnds: Story = {
  name: 'The own plan ends',
  args: { state: acceptSuccessStates.ownPlanEnds },
};

export const OwnPlanEnding: Story = {
  name: 'The own plan is being ended',
  args: { state: acceptSuccessStates.ownPlanEnding },
};

export const OwnPlanCallingOff: Story = {
  name: 'The own plan is being called off',
  args: { state: acceptSuccessStates.ownPlanCallingOff },
};

export const OwnPlanKept: Story = {
  name: 'The own plan is kept',
  args: { state: acceptSuccessStates.ownPlanKept },
};

export const OwnPlanWithoutAmount: Story = {
  name: 'The own plan is kept at an unknown price',
  args: { state: acceptSuccessStates.ownPlanWithoutAmount },
};

export const OwnPlanWaits: Story = {
  name: 'The own plan will begin',
  args: { state: acceptSuccessStates.ownPlanWaits },
};

export const BilledElsewhere: Story = {
  name: 'An app store bills the own plan',
  args: { state: acceptSuccessStates.billedElsewhere },
};

export const Gift: Story = { name: 'A gift goes on', args: { state: acceptSuccessStates.gift } };

export const SeveralOwnPlans: Story = {
  name: 'Several own plans, one of them being called off',
  args: { state: acceptSuccessStates.severalOwnPlans },
};

export const LongWords: Story = { name: 'A long name', args: { state: acceptSuccessStates.longWords } };
