import type { Meta, StoryObj } from '@storybook/react-vite';
import type { PageFrame } from '../../../patterns/Page/PageFrame.ts';
import { sampleFrame } from '../../../patterns/Page/sampleFrame.ts';
import { FamilyPlan } from './FamilyPlan.tsx';
import { familyPlanStates } from './FamilyPlan.states.ts';

const frame: PageFrame = { ...sampleFrame, path: '/familyplan' };
const signedIn: PageFrame = { ...frame, account: { status: 'signedIn', firstName: 'Fay' } };

const meta = {
  title: 'Screens/Family/Family plan',
  component: FamilyPlan,
  args: {
    frame,
    state: familyPlanStates.offered,
    links: {
      buy: {
        B2CFAMILYA2022: '/buy/family?plan=B2CFAMILYA2022',
        B2CFAMILYM2022: '/buy/family?plan=B2CFAMILYM2022',
      },
      manage: '/family/manage',
      plans: '/plans',
    },
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof FamilyPlan>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Offered: Story = { name: 'One plan' };

export const TwoPlans: Story = {
  name: 'By the year or the month',
  args: { state: familyPlanStates.twoPlans },
};

export const TaxAdded: Story = {
  name: 'Tax is added at checkout',
  args: { frame: { ...frame, country: 'US' }, state: familyPlanStates.taxAdded },
};

export const Anywhere: Story = {
  name: 'For people in any country',
  args: { state: familyPlanStates.anywhere },
};

export const NotSold: Story = { name: 'Not sold at present', args: { state: familyPlanStates.notSold } };

export const Owner: Story = {
  name: 'The visitor pays for one',
  args: { frame: signedIn, state: familyPlanStates.owner },
};

export const Member: Story = {
  name: 'The visitor is in a family',
  args: { frame: signedIn, state: familyPlanStates.member },
};
