import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import type { PageFrame } from '../../../patterns/Page/PageFrame.ts';
import { sampleFrame } from '../../../patterns/Page/sampleFrame.ts';
import { SsoLogin } from './SsoLogin.tsx';
import { ssoLoginVariants, ssoLoginStates } from './SsoLogin.states.ts';

const meta = {
  title: 'Screens/Identity/SSO login',
  component: SsoLogin,
  args: {
    frame: { ...sampleFrame, path: '/sso-login' },
    state: ssoLoginStates.existingAccount,
    links: {
      connectedToSso: '/sso-login?step=connected-to-sso',
      newAccount: '/sso-login?step=sso-login',
      connectedAccount: '/sso-login?step=sso-login&redirectOnSuccess=%2Flogin',
      connectAccount: '/login?redirectOnSuccess=%2Fmanage-identities&from=connecting',
      connectWorkplace: '/sso-login?intent=link',
      switchAccount: '/logout?back=%2Fsso-login',
      helpArticle: '/help/connect-your-workplace',
      submit: '/sso-login?step=sso-login',
      organisation: '/auth/with/acorn',
      searchAgain: '/sso-login?step=sso-login',
      identities: '/manage-identities',
      login: '/login',
      register: '/register',
    },
    onCardOpen: fn(),
    onHelpOpen: fn(),
    onSubmit: fn(),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SsoLogin>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ExistingAccount: Story = { name: 'An account already?' };

export const SignedIn: Story = {
  name: 'The first question, logged in already',
  args: { frame: { ...sampleFrame, path: '/sso-login', account: ssoLoginVariants.signedIn } },
};

export const SignedInWithLongName: Story = {
  name: 'The first question, logged in by a long name',
  args: { frame: { ...sampleFrame, path: '/sso-login', account: ssoLoginVariants.signedInWithLongName } },
};

export const SignedInWithoutName: Story = {
  name: 'Look-up, logged in without a name',
  args: {
    state: ssoLoginStates.ready,
    frame: { ...sampleFrame, path: '/sso-login', account: ssoLoginVariants.signedInWithoutName },
  },
};

export const ConnectedToSso: Story = {
  name: 'Connected to the workplace?',
  args: { state: ssoLoginStates.connectedToSso },
};

export const Ready: Story = { name: 'Look-up, empty', args: { state: ssoLoginStates.ready } };

export const Submitting: Story = { name: 'Looking it up', args: { state: ssoLoginStates.submitting } };

export const Offline: Story = { name: 'Waits for a connection', args: { state: ssoLoginStates.offline } };

export const Found: Story = { name: 'Organisation found', args: { state: ssoLoginStates.found } };

export const FoundWithLongName: Story = {
  name: 'Organisation with a long name',
  args: { state: ssoLoginStates.foundWithLongName },
};

export const DomainNotFound: Story = {
  name: 'No organisation of that address',
  args: { state: ssoLoginStates.domainNotFound },
};

export const NotFound: Story = {
  name: 'No organisation of that name',
  args: { state: ssoLoginStates.notFound },
};

export const TooManyAttempts: Story = {
  name: 'Too many attempts',
  args: { state: ssoLoginStates.tooManyAttempts },
};

export const Unavailable: Story = {
  name: 'The look-up is not working',
  args: { state: ssoLoginStates.unavailable },
};

export const TermMissing: Story = { name: 'Field left empty', args: { state: ssoLoginStates.termMissing } };

export const EmailInvalid: Story = {
  name: 'Not an email address',
  args: { state: ssoLoginStates.emailInvalid },
};

const connecting: PageFrame = {
  ...sampleFrame,
  path: '/sso-login?step=sso-login&intent=link',
  account: { status: 'signedIn', firstName: 'Alex' },
};

export const Connect: Story = {
  name: 'Connects the workplace to the account',
  args: { frame: connecting, state: ssoLoginStates.connect },
};

export const ConnectFound: Story = {
  name: 'Organisation to connect, found',
  args: { frame: connecting, state: ssoLoginStates.connectFound },
};

export const ConnectNotFound: Story = {
  name: 'No organisation of that name to connect',
  args: { frame: connecting, state: ssoLoginStates.connectNotFound },
};
