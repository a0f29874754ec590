import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleFrame } from '../../../patterns/Page/sampleFrame.ts';
import { UpgradeOffer } from './UpgradeOffer.tsx';
import { upgradeOfferStates } from './UpgradeOffer.states.ts';

const meta = {
  title: 'Screens/Checkout/Upgrade offer',
  component: UpgradeOffer,
  args: {
    frame: {
      ...sampleFrame,
      account: { status: 'signedIn', firstName: 'Alex' },
      path: '/checkout?plan=B2CFAMILYA2022&upgrade=true',
    },
    state: upgradeOfferStates.offered,
    links: {
      submit: '/subscription/change',
      later: '/checkout?plan=B2CFAMILYA2022&upgrade=true&begins=later',
      subscription: '/subscription',
    },
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof UpgradeOffer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Offered: Story = { name: 'Monthly to family, by the year' };

export const OfferedPlusTax: Story = {
  name: 'Annual to family, plus tax',
  args: {
    frame: { ...meta.args.frame, country: 'US' },
    state: upgradeOfferStates.offeredPlusTax,
  },
};
