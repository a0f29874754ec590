import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { field } from '../../../patterns/NativeForm/field.ts';
import { formIn } from '../../../patterns/NativeForm/formIn.ts';
import { goOffline } from '../../../patterns/NativeForm/testing/goOffline.ts';
import type { SignUp } from './SignUp.tsx';
import states from './SignUp.stories.tsx';

const meta = {
  ...states,
  title: 'Interactions/Sign up',
  tags: ['!autodocs'],
} satisfies Meta<typeof SignUp>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SignsUp: Story = {
  name: 'Signs up',
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

export const Offline: Story = {
  name: 'Waits for a connection',
  beforeEach: goOffline,
  play: async ({ args, canvasElement, userEvent }) => {
    const form = formIn(canvasElement);
    await userEvent.type(field(form, 'fullname'), 'Alex Morgan');
    await userEvent.type(field(form, 'email'), 'alex.morgan@example.com');
    await userEvent.type(field(form, 'password'), 'a quiet lake{Enter}');
    await waitFor(() => expect(form.querySelector('[role=alert]')).toBeVisible());
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const AllProblems: Story = {
  name: 'Says all that is wrong at once',
  play: async ({ args, canvasElement, userEvent }) => {
    const form = formIn(canvasElement);
    await userEvent.type(field(form, 'fullname'), 'www.example.com Morgan');
    await userEvent.type(field(form, 'email'), 'alex..morgan@example.com');
    await userEvent.type(field(form, 'password'), 'short{Enter}');
    for (const name of ['fullname', 'email', 'password']) {
      await waitFor(() => expect(field(form, name)).toBeInvalid());
    }
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
