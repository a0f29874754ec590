import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { field } from '../../../patterns/NativeForm/field.ts';
import { formIn } from '../../../patterns/NativeForm/formIn.ts';
import type { NewPassword } from './NewPassword.tsx';
import states from './NewPassword.stories.tsx';

const meta = {
  ...states,
  title: 'Interactions/New password',
  tags: ['!autodocs'],
} satisfies Meta<typeof NewPassword>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Saves: Story = {
  name: 'Submits two equal passwords',
  play: async ({ args, canvasElement, userEvent }) => {
    const form = formIn(canvasElement);
    await userEvent.type(field(form, 'password'), 'a quiet lake');
    await userEvent.type(field(form, 'confirmation'), 'a quiet sea{Enter}');
    await waitFor(() => expect(field(form, 'confirmation')).toHaveAttribute('aria-invalid', 'true'));
    await expect(args.onSubmit).not.toHaveBeenCalled();

    await userEvent.clear(field(form, 'confirmation'));
    await userEvent.type(field(form, 'confirmation'), 'a quiet lake{Enter}');
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        linkFingerprint: 'link-of-alex',
        password: 'a quiet lake',
        confirmation: 'a quiet lake',
      }),
    );
  },
};
