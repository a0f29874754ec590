import type { Meta, StoryObj } from '@storybook/react-vite';
import { HoneypotField } from './HoneypotField.tsx';

const meta = {
  title: 'Patterns/Honeypot field',
  component: HoneypotField,
  args: { name: 'website', label: 'Please leave this field empty' },
} satisfies Meta<typeof HoneypotField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unseen: Story = { name: 'Not seen by people' };
