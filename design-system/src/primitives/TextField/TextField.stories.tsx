import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextField } from './TextField.tsx';

const meta = {
  title: 'Primitives/Text field',
  component: TextField,
  args: { 'aria-label': 'Full name', name: 'name', autoComplete: 'name' },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Placeholder: Story = { args: { placeholder: 'As you like to be called' } };

export const Filled: Story = { args: { defaultValue: 'Alex Morgan' } };

export const Confirmed: Story = { args: { defaultValue: 'Alex Morgan', confirmed: true } };

export const Invalid: Story = { args: { defaultValue: 'A', 'aria-invalid': true } };

export const Disabled: Story = { args: { defaultValue: 'Alex Morgan', disabled: true } };
