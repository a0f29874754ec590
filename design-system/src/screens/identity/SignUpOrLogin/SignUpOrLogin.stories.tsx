import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { sampleFrame } from '../../../patterns/Page/sampleFrame.ts';
import { SignUpOrLogin } from './SignUpOrLogin.tsx';
import { signUpOrLoginStates } from './SignUpOrLogin.states.ts';

const meta = {
  title: 'Screens/Identity/SignUpOrLogin',
  component: SignUpOrLogin,
  args: {
    frame: sampleFrame,
    state: signUpOrLoginStates.signup,
    links: {
      view: { login: '/login-pages?view=login', signup: '/login-pages?view=signup' },
      submitLogin: '/login',
      submitSignUp: '/register',
      terms: '/terms-and-conditions',
      privacy: '/privacy-policy',
    },
    onViewChoose: fn(),
    onLoginSubmit: fn(),
    onSignUpSubmit: fn(),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SignUpOrLogin>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Signup: Story = {};

export const Login: Story = {
  args: { state: signUpOrLoginStates.login },
};

export const LoginRefused: Story = {
  args: { state: signUpOrLoginStates.loginRefused },
};

export const SignupRefused: Story = {
  args: { state: signUpOrLoginStates.signupRefused },
};
