import type { Meta, StoryObj } from '@storybook/react-vite';
import { PasswordField } from './PasswordField.tsx';

const meta = {
  title: 'Primitives/Password field',
  component: PasswordField,
  args: {
    'aria-label': 'Password',
    name: 'password',
    autoComplete: 'new-password',
    revealLabel: 'Show password',
    hideLabel: 'Hide password',
  },
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Invalid: Story = { args: { 'aria-invalid': true } };
