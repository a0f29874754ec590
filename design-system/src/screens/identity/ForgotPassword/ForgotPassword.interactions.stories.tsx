import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { field } from '../../../patterns/NativeForm/field.ts';
import { formIn } from '../../../patterns/NativeForm/formIn.ts';
import type { ForgotPassword } from './ForgotPassword.tsx';
import states from './ForgotPassword.stories.tsx';

const meta = {
  ...states,
  title: 'Interactions/Forgot password',
  tags: ['!autodocs'],
} satisfies Meta<typeof ForgotPassword>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Asks: Story = {
  name: 'Asks for a link',
  play: async ({ args, canvasElement, userEvent }) => {
    await userEvent.type(field(formIn(canvasElement), 'email'), 'alex.morgan@example.com{Enter}');
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ email: 'alex.morgan@example.com' }));
  },
};
