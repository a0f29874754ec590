import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { sampleFrame } from '../../../patterns/Page/sampleFrame.ts';
import { NewPassword } from './NewPassword.tsx';
import { newPasswordStates } from './NewPassword.states.ts';

const meta = {
  title: 'Screens/Identity/New password',
  component: NewPassword,
  args: {
    frame: sampleFrame,
    state: newPasswordStates.ready,
    links: {
      submit: '/login/forgot-password/new',
      goOn: '/login/forgot-password/new',
      switchAccount: '/logout?back=/login/forgot-password/new',
      link: '/manage-identities',
      stay: '/',
      logIn: '/login',
      askForNew: '/login/forgot-password',
      help: '/help',
    },
    onSubmit: fn(),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof NewPassword>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { name: 'Empty form' };

export const RemovesOtherLogins: Story = {
  name: 'Connected companies or passkeys are removed with it',
  args: { state: newPasswordStates.removesOtherLogins },
};

export const RemovesWorkplace: Story = {
  name: 'The workplace is removed with it',
  args: { state: newPasswordStates.removesWorkplace },
};

export const OtherAccount: Story = {
  name: 'Another account is logged in',
  args: { state: newPasswordStates.otherAccount },
};

export const Submitting: Story = {
  name: 'Saving the password',
  args: { state: newPasswordStates.submitting },
};

export const Offline: Story = { name: 'Waits for a connection', args: { state: newPasswordStates.offline } };

export const TooManyAttempts: Story = {
  name: 'Too many attempts',
  args: { state: newPasswordStates.tooManyAttempts },
};

export const Unavailable: Story = {
  name: 'The server is not reached',
  args: { state: newPasswordStates.unavailable },
};

export const FieldsMissing: Story = {
  name: 'Fields left empty',
  args: { state: newPasswordStates.fieldsMissing },
};

export const TooShort: Story = { name: 'Password too short', args: { state: newPasswordStates.tooShort } };

export const StartsWithSpace: Story = {
  name: 'Password starts with a space',
  args: { state: newPasswordStates.startsWithSpace },
};

export const Breached: Story = {
  name: 'Password in a list of stolen ones',
  args: { state: newPasswordStates.breached },
};

export const Different: Story = {
  name: 'The passwords differ',
  args: { state: newPasswordStates.different },
};

export const InvalidLink: Story = {
  name: 'The link no longer works',
  args: { state: newPasswordStates.invalidLink },
};

export const InvalidLinkAfterLogin: Story = {
  name: 'The link no longer works, in a browser that logged in before',
  args: { state: newPasswordStates.invalidLinkAfterLogin },
};

export const InvalidLinkSignedIn: Story = {
  name: 'The link no longer works, and an account is logged in',
  args: { state: newPasswordStates.invalidLinkSignedIn },
};

export const NotOpened: Story = {
  name: 'Another account with a long address is logged in',
  args: { state: newPasswordStates.notOpened },
};

export const OtherLinkOpened: Story = {
  name: 'Another link was opened in this browser since',
  args: { state: newPasswordStates.otherLinkOpened },
};

export const Done: Story = { name: 'The password is saved', args: { state: newPasswordStates.done } };
