import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleFrame } from '../../../patterns/Page/sampleFrame.ts';
import { ReferralNotEligible } from './ReferralNotEligible.tsx';
import { referralNotEligibleStates } from './ReferralNotEligible.states.ts';

const meta = {
  title: 'Screens/Referral/Referral not eligible',
  component: ReferralNotEligible,
  args: {
    frame: { ...sampleFrame, path: '/invite/referral-not-eligible' },
    state: referralNotEligibleStates.withAccess,
    links: { app: 'https://app.example/', plans: '/plans', invite: '/invite' },
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ReferralNotEligible>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithAccess: Story = {
  name: 'To a visitor with access',
  args: { state: referralNotEligibleStates.withAccess },
};

export const WithoutAccess: Story = {
  name: 'To a visitor without access',
  args: { state: referralNotEligibleStates.withoutAccess },
};

export const WithAccessUnnamed: Story = {
  name: 'With access, the member is not known any more',
  args: { state: referralNotEligibleStates.withAccessUnnamed },
};

export const WithoutAccessUnnamed: Story = {
  name: 'Without access, the member is not known any more',
  args: { state: referralNotEligibleStates.withoutAccessUnnamed },
};

export const Subscriber: Story = {
  name: 'To a visitor with a plan',
  args: { state: referralNotEligibleStates.subscriber },
};

export const LongName: Story = { name: 'A long name', args: { state: referralNotEligibleStates.longName } };
