import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { field } from '../../../patterns/NativeForm/field.ts';
import { formIn } from '../../../patterns/NativeForm/formIn.ts';
import { sampleFrame } from '../../../patterns/Page/sampleFrame.ts';
import { SignUp } from './SignUp.tsx';
import { signUpStates } from './SignUp.states.ts';

const meta = {
  title: 'Screens/Identity/SignUp',
  component: SignUp,
  args: {
    frame: sampleFrame,
    state: signUpStates.ready,
    links: {
      submit: '/register',
      login: '/login',
      terms: '/terms-and-conditions',
      privacy: '/privacy-policy',
    },
    onSubmit: fn(),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SignUp>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ args, canvasElement, userEvent }) => {
    const form = formIn(canvasElement);
    await userEvent.type(field(form, 'fullname'), 'Alex Morgan');
    await userEvent.type(field(form, 'email'), 'alex.morgan@example.com');
    await userEvent.type(field(form, 'password'), 'a quiet lake{Enter}');
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        fullname: 'Alex Morgan',
        email: 'alex.morgan@example.com',
        password: 'a quiet lake',
        marketingEmails: false,
      }),
    );
  },
};

export const SleepValueProps: Story = {
  args: { state: signUpStates.sleepValueProps },
};

export const SleepNoValueProps: Story = {
  args: { state: signUpStates.sleepNoValueProps },
};

export const DefaultNoValueProps: Story = {
  args: { state: signUpStates.defaultNoValueProps },
};

export const Submitting: Story = {
  args: { state: signUpStates.submitting },
};

export const EmailTaken: Story = {
  args: { state: signUpStates.emailTaken },
};

export const TooManyAttempts: Story = {
  args: { state: signUpStates.tooManyAttempts },
};

export const Expired: Story = {
  args: { state: signUpStates.expired },
};

export const Unavailable: Story = {
  args: { state: signUpStates.unavailable },
};

export const FieldsMissing: Story = {
  args: { state: signUpStates.fieldsMissing },
};

export const FieldsWrong: Story = {
  args: { state: signUpStates.fieldsWrong },
};

export const NameTooLong: Story = {
  args: { state: signUpStates.nameTooLong },
};

export const NameIsAddress: Story = {
  args: { state: signUpStates.nameIsAddress },
};

export const NameHasOtherCharacters: Story = {
  args: { state: signUpStates.nameHasOtherCharacters },
};

export const PasswordStartsWithSpace: Story = {
  args: { state: signUpStates.passwordStartsWithSpace },
};

export const EmailSuggested: Story = {
  args: { state: signUpStates.emailSuggested },
};
