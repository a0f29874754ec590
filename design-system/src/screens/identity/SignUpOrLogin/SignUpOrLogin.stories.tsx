import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { sampleConnectionLinks } from '../../../patterns/ConnectionButtons/sampleConnectionLinks.ts';
import { sampleFrame } from '../../../patterns/Page/sampleFrame.ts';
import { SignUpOrLogin } from './SignUpOrLogin.tsx';
import { signUpOrLoginStates } from './SignUpOrLogin.states.ts';

const meta = {
  title: 'Screens/Identity/Sign up or login',
  component: SignUpOrLogin,
  args: {
    frame: sampleFrame,
    state: signUpOrLoginStates.signup,
    links: {
      view: { login: '/login-pages?view=login', signup: '/login-pages?view=signup' },
      submitLogin: '/login',
      submitSignUp: '/register',
      forgotPassword: '/login/forgot-password',
      terms: '/terms-and-conditions',
      privacy: '/privacy-policy',
      connections: sampleConnectionLinks,
    },
    onViewChoose: fn(),
    onLoginSubmit: fn(),
    onSignUpSubmit: fn(),
    onPasskeyChoose: fn(),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SignUpOrLogin>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Signup: Story = { name: 'Sign up' };

export const Login: Story = { name: 'Log in', args: { state: signUpOrLoginStates.login } };

export const LoginRefused: Story = {
  name: 'Logging in with another account failed',
  args: { state: signUpOrLoginStates.loginRefused },
};

export const SignupRefused: Story = {
  name: 'Signing up with another account failed',
  args: { state: signUpOrLoginStates.signupRefused },
};
