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
      otherPlan: '/checkout?plan=B2C14DANNUAL&begins=choose',
      subscription: '/subscription',
    },
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof UpgradeOffer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Offered: Story = { name: 'Monthly to family, by the year' };

export const OfferedInPlaceOfChosen: Story = {
  name: 'Family, in place of another plan that was chosen',
  args: { state: upgradeOfferStates.offeredInPlaceOfChosen },
};

export const OfferedByTheMonth: Story = {
  name: 'Monthly to family, by the month',
  args: {
    frame: { ...meta.args.frame, path: '/checkout?plan=B2CFAMILYM&upgrade=true' },
    state: upgradeOfferStates.offeredByTheMonth,
  },
};

export const OfferedPlusTax: Story = {
  name: 'Annual to family, plus tax',
  args: {
    frame: { ...meta.args.frame, country: 'US' },
    state: upgradeOfferStates.offeredPlusTax,
  },
};

export const LaterAlone: Story = {
  name: 'Monthly to annual, later',
  args: {
    frame: { ...meta.args.frame, path: '/checkout?plan=B2CANNUAL' },
    state: upgradeOfferStates.laterAlone,
    links: { ...meta.args.links, later: '/checkout?plan=B2CANNUAL&begins=later' },
  },
};

export const LaterAloneOrFamily: Story = {
  name: 'Monthly to annual, later, or to family',
  args: {
    frame: { ...meta.args.frame, path: '/checkout?plan=B2CANNUAL' },
    state: upgradeOfferStates.laterAloneOrFamily,
    links: {
      ...meta.args.links,
      later: '/checkout?plan=B2CANNUAL&begins=later',
      otherPlan: '/checkout?plan=B2CFAMILYA2022&upgrade=true&chosen=B2CANNUAL',
    },
  },
};

export const LaterAloneWithVoucher: Story = {
  name: 'Monthly to annual, later, with a voucher',
  args: {
    frame: { ...meta.args.frame, path: '/checkout?plan=B2CANNUAL&voucher=SLEEP30' },
    state: upgradeOfferStates.laterAloneWithVoucher,
    links: { ...meta.args.links, later: '/checkout?plan=B2CANNUAL&voucher=SLEEP30&begins=later' },
  },
};

export const LaterAlonePlusTax: Story = {
  name: 'Annual to monthly, later, plus tax',
  args: {
    frame: { ...meta.args.frame, path: '/checkout?plan=B2CMONTHLY', country: 'US' },
    state: upgradeOfferStates.laterAlonePlusTax,
    links: { ...meta.args.links, later: '/checkout?plan=B2CMONTHLY&begins=later' },
  },
};
