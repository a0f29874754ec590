import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleFrame } from '../../../patterns/Page/sampleFrame.ts';
import { ReferralSignup } from './ReferralSignup.tsx';
import { referralSignupStates } from './ReferralSignup.states.ts';

const meta = {
  title: 'Screens/Referral/Referral signup',
  component: ReferralSignup,
  args: {
    frame: { ...sampleFrame, path: '/referral-signup?referralId=k7m2p9q' },
    state: referralSignupStates.open,
    links: {
      submit: '/referral-signup?referralId=k7m2p9q',
      login: '/login?from=referral-signup',
      switchAccount: '/logout',
      invite: '/invite',
      confirmation: '/referral-confirmation',
      home: '/',
      app: 'https://app.example/',
      plans: '/plans',
    },
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ReferralSignup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = { name: 'To a new visitor', args: { state: referralSignupStates.open } };

export const SignedIn: Story = {
  name: 'To a visitor who is logged in',
  args: { state: referralSignupStates.signedIn },
};

export const LongAddress: Story = {
  name: 'A long address',
  args: { state: referralSignupStates.longAddress },
};

export const LongName: Story = { name: 'A long name', args: { state: referralSignupStates.longName } };

export const Unknown: Story = { name: 'No such link', args: { state: referralSignupStates.unknown } };

export const NotEligible: Story = {
  name: 'To a visitor who was a member before',
  args: { state: referralSignupStates.notEligible },
};

export const NotEligibleWithoutAccess: Story = {
  name: 'To a former member with a long address',
  args: { state: referralSignupStates.notEligibleWithoutAccess },
};

export const Subscriber: Story = {
  name: 'To a visitor with a plan',
  args: { state: referralSignupStates.subscriber },
};

export const Taken: Story = {
  name: 'To a visitor who has free nights',
  args: { state: referralSignupStates.taken },
};

export const TakenUnnamed: Story = {
  name: 'To a visitor who has free nights of a member without a name',
  args: { state: referralSignupStates.takenUnnamed },
};

export const Own: Story = { name: 'The own link', args: { state: referralSignupStates.own } };
