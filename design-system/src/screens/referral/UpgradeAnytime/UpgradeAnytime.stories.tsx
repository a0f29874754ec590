import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleFrame } from '../../../patterns/Page/sampleFrame.ts';
import { UpgradeAnytime } from './UpgradeAnytime.tsx';
import { upgradeAnytimeStates } from './UpgradeAnytime.states.ts';

const meta = {
  title: 'Screens/Referral/Upgrade anytime',
  component: UpgradeAnytime,
  args: {
    frame: {
      ...sampleFrame,
      path: '/invite/upgrade-anytime?voucher=FRIENDK7M2P9Q',
      account: { status: 'signedIn', firstName: 'June' },
    },
    state: upgradeAnytimeStates.offered,
    links: {
      choose: {
        B2CPERSONALM2022: '/checkout?plan=B2CPERSONALM2022&voucher=FRIENDK7M2P9Q',
        B2CPERSONALA2022: '/checkout?plan=B2CPERSONALA2022&voucher=FRIENDK7M2P9Q',
        B2CFAMILYA2022: '/checkout?plan=B2CFAMILYA2022&voucher=FRIENDK7M2P9Q',
        B2CFAMILYM2022: '/checkout?plan=B2CFAMILYM2022&voucher=FRIENDK7M2P9Q',
      },
      plans: '/plans',
    },
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof UpgradeAnytime>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Offered: Story = { args: { state: upgradeAnytimeStates.offered } };

export const TaxAdded: Story = { name: 'Tax is added', args: { state: upgradeAnytimeStates.taxAdded } };

export const FamilyByMonth: Story = {
  name: 'A family plan by the month',
  args: { state: upgradeAnytimeStates.familyByMonth },
};

export const Single: Story = { name: 'A single plan', args: { state: upgradeAnytimeStates.single } };

export const NoPlans: Story = { name: 'No plan is sold', args: { state: upgradeAnytimeStates.noPlans } };

export const LongName: Story = { name: 'A long name', args: { state: upgradeAnytimeStates.longName } };
