import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { PasswordField } from './PasswordField.tsx';
import states from './PasswordField.stories.tsx';

const meta = {
  ...states,
  title: 'Interactions/Password field',
  tags: ['!autodocs'],
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Revealed: Story = {
  name: 'Shows what was typed',
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Password'), 'moonlight');
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(canvas.getByRole('textbox', { name: 'Password' })).toHaveValue('moonlight');
  },
};
