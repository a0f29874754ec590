import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleFrame } from '../../../patterns/Page/sampleFrame.ts';
import { ReferralConfirmation } from './ReferralConfirmation.tsx';
import { referralConfirmationStates } from './ReferralConfirmation.states.ts';

const meta = {
  title: 'Screens/Referral/Referral confirmation',
  component: ReferralConfirmation,
  args: {
    frame: {
      ...sampleFrame,
      path: '/referral-confirmation',
      account: { status: 'signedIn', firstName: 'June' },
    },
    state: referralConfirmationStates.success,
    links: {
      choose: '/referral?voucher=FRIENDK7M2P9Q',
      confirm: '/manage-identities',
      app: 'https://app.example/',
      subscription: '/subscription',
      plans: '/plans',
      invite: '/invite',
    },
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ReferralConfirmation>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'The nights wait for a plan',
  args: { state: referralConfirmationStates.default },
};

export const Unconfirmed: Story = {
  name: 'The email is to be confirmed first',
  args: { state: referralConfirmationStates.unconfirmed },
};

export const UnconfirmedUnnamed: Story = {
  name: 'The email is to be confirmed first, the member is not named',
  args: { state: referralConfirmationStates.unconfirmedUnnamed },
};

export const Success: Story = {
  name: 'The nights have begun',
  args: { state: referralConfirmationStates.success },
};

export const SuccessUnnamed: Story = {
  name: 'The nights have begun, the member is not known any more',
  args: { state: referralConfirmationStates.successUnnamed },
};

export const Ends: Story = {
  name: 'The plan is not renewed',
  args: { state: referralConfirmationStates.ends },
};

export const EndsUnnamed: Story = {
  name: 'The plan is not renewed, the member is not known any more',
  args: { state: referralConfirmationStates.endsUnnamed },
};

export const Unset: Story = { name: 'Nothing was given', args: { state: referralConfirmationStates.unset } };

export const LongNameWaiting: Story = {
  name: 'The nights wait, a long name',
  args: { state: referralConfirmationStates.longNameWaiting },
};

export const LongName: Story = {
  name: 'A long name and a long sum',
  args: { state: referralConfirmationStates.longName },
};
