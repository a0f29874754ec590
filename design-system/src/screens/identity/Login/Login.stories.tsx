import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { field } from '../../../patterns/NativeForm/field.ts';
import { formIn } from '../../../patterns/NativeForm/formIn.ts';
import { sampleFrame } from '../../../patterns/Page/sampleFrame.ts';
import { Login } from './Login.tsx';
import { loginStates } from './Login.states.ts';

const meta = {
  title: 'Screens/Identity/Login',
  component: Login,
  args: {
    frame: sampleFrame,
    state: loginStates.ready,
    links: { submit: '/login', register: '/register' },
    onSubmit: fn(),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Login>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ args, canvasElement, userEvent }) => {
    const form = formIn(canvasElement);
    await userEvent.type(field(form, 'email'), 'alex.morgan@example.com');
    await userEvent.type(field(form, 'password'), 'a quiet lake{Enter}');
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        email: 'alex.morgan@example.com',
        password: 'a quiet lake',
      }),
    );
  },
};

export const Submitting: Story = { args: { state: loginStates.submitting } };

export const WrongCredentials: Story = {
  args: { state: loginStates.wrongCredentials },
};

export const TooManyAttempts: Story = {
  args: { state: loginStates.tooManyAttempts },
};

export const Expired: Story = {
  args: { state: loginStates.expired },
};

export const Unavailable: Story = {
  args: { state: loginStates.unavailable },
};

export const FieldsMissing: Story = {
  args: { state: loginStates.fieldsMissing },
};

export const EmailInvalid: Story = {
  args: { state: loginStates.emailInvalid },
};
