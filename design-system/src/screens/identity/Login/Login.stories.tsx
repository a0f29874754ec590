import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { sampleConnectionLinks } from '../../../patterns/ConnectionButtons/sampleConnectionLinks.ts';
import { sampleFrame } from '../../../patterns/Page/sampleFrame.ts';
import { Login } from './Login.tsx';
import { loginStates } from './Login.states.ts';

const meta = {
  title: 'Screens/Identity/Login',
  component: Login,
  args: {
    frame: sampleFrame,
    state: loginStates.ready,
    links: {
      submit: '/login',
      register: '/register',
      forgotPassword: '/login/forgot-password',
      workplace: '/sso-login',
      connections: sampleConnectionLinks,
    },
    onSubmit: fn(),
    onPasskeyChoose: fn(),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Login>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  name: 'Empty form',
};

export const WithoutConnections: Story = {
  name: 'No company is offered',
  args: { state: loginStates.withoutConnections },
};

export const SessionEnded: Story = {
  name: 'The session has ended',
  args: { state: loginStates.sessionEnded },
};

export const SecondFactor: Story = {
  name: 'Logged out to set up a second step',
  args: { state: loginStates.secondFactor },
};

export const CodeRight: Story = {
  name: 'The code was right, the password was not',
  args: { state: loginStates.codeRight },
};

export const Connecting: Story = {
  name: 'Before a workplace is connected',
  args: { state: loginStates.connecting },
};

export const CodeWaiting: Story = {
  name: 'A code is redeemed next',
  args: { state: loginStates.codeWaiting },
};

export const InvitationWaiting: Story = {
  name: 'An invitation to a family waits',
  args: { state: loginStates.invitationWaiting },
};

export const UnnamedInvitationWaiting: Story = {
  name: 'An invitation waits, of an owner without a name',
  args: { state: loginStates.unnamedInvitationWaiting },
};

export const SessionEndedBeforeLink: Story = {
  name: 'The session has ended, and an invitation to a family waits',
  args: { state: loginStates.sessionEndedBeforeLink },
};

export const BuddyWaiting: Story = {
  name: 'The link of a buddy waits',
  args: { state: loginStates.buddyWaiting },
};

export const PlanWaiting: Story = {
  name: 'A plan waits',
  args: { state: loginStates.planWaiting },
};

export const PlanWaitingWithVoucher: Story = {
  name: 'A plan waits, with a voucher',
  args: { state: loginStates.planWaitingWithVoucher },
};

export const FamilyPlanWaiting: Story = {
  name: 'A family plan waits, with tax to come',
  args: { state: loginStates.familyPlanWaiting },
};

export const Submitting: Story = { name: 'Logging in', args: { state: loginStates.submitting } };

export const Offline: Story = { name: 'Waits for a connection', args: { state: loginStates.offline } };

export const PasskeyOffered: Story = {
  name: 'A passkey is offered',
  args: { state: loginStates.passkeyOffered },
};

export const PasskeyAsking: Story = {
  name: 'The device asks for the passkey',
  args: { state: loginStates.passkeyAsking },
};

export const PasskeyRefused: Story = {
  name: 'The passkey opens no account',
  args: { state: loginStates.passkeyRefused },
};

export const PasskeyUnused: Story = {
  name: 'No passkey was used',
  args: { state: loginStates.passkeyUnused },
};

export const WrongCredentials: Story = {
  name: 'Email or password wrong',
  args: { state: loginStates.wrongCredentials },
};

export const EmailSuggested: Story = {
  name: 'Email probably misspelt',
  args: { state: loginStates.emailSuggested },
};

export const TooManyAttempts: Story = {
  name: 'Too many attempts',
  args: { state: loginStates.tooManyAttempts },
};

export const Expired: Story = { name: 'The page was open too long', args: { state: loginStates.expired } };

export const Unavailable: Story = { name: 'Login is not working', args: { state: loginStates.unavailable } };

export const FieldsMissing: Story = { name: 'Fields left empty', args: { state: loginStates.fieldsMissing } };

export const EmailInvalid: Story = {
  name: 'Not an email address',
  args: { state: loginStates.emailInvalid },
};
