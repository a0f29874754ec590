import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { field } from '../../../patterns/NativeForm/field.ts';
import { formIn } from '../../../patterns/NativeForm/formIn.ts';
import { goOffline } from '../../../patterns/NativeForm/testing/goOffline.ts';
import type { Login } from './Login.tsx';
import states from './Login.stories.tsx';

const meta = {
  ...states,
  title: 'Interactions/Login',
  tags: ['!autodocs'],
} satisfies Meta<typeof Login>;

export default meta;
type Story = StoryObj<typeof meta>;

export const LogsIn: Story = {
  name: 'Logs in',
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

export const Offline: Story = {
  name: 'Waits for a connection',
  beforeEach: goOffline,
  play: async ({ args, canvasElement, userEvent }) => {
    const form = formIn(canvasElement);
    await userEvent.type(field(form, 'email'), 'alex.morgan@example.com');
    await userEvent.type(field(form, 'password'), 'a quiet lake{Enter}');
    await waitFor(() => expect(form.querySelector('[role=alert]')).toBeVisible());
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
