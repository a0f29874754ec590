import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { sampleFrame } from '../../../patterns/Page/sampleFrame.ts';
import { ForgotPassword } from './ForgotPassword.tsx';
import { forgotPasswordStates } from './ForgotPassword.states.ts';

const meta = {
  title: 'Screens/Identity/Forgot password',
  component: ForgotPassword,
  args: {
    frame: sampleFrame,
    state: forgotPasswordStates.ready,
    links: { submit: '/login/forgot-password', login: '/login' },
    onSubmit: fn(),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ForgotPassword>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { name: 'Empty form' };

export const Filled: Story = {
  name: 'A person is logged in',
  args: {
    frame: { ...sampleFrame, account: { status: 'signedIn', firstName: 'Alex' } },
    state: forgotPasswordStates.filled,
  },
};

export const Submitting: Story = {
  name: 'Asking for a link',
  args: { state: forgotPasswordStates.submitting },
};

export const Offline: Story = {
  name: 'Waits for a connection',
  args: { state: forgotPasswordStates.offline },
};

export const Sent: Story = { name: 'A link is on its way', args: { state: forgotPasswordStates.sent } };

export const TooManyAttempts: Story = {
  name: 'Too many attempts',
  args: { state: forgotPasswordStates.tooManyAttempts },
};

export const Unavailable: Story = {
  name: 'The server is not reached',
  args: { state: forgotPasswordStates.unavailable },
};

export const EmailMissing: Story = {
  name: 'Email left empty',
  args: { state: forgotPasswordStates.emailMissing },
};

export const EmailInvalid: Story = {
  name: 'Not an email address',
  args: { state: forgotPasswordStates.emailInvalid },
};
