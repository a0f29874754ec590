import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextArea } from './TextArea.tsx';

const meta = {
  title: 'Primitives/Text area',
  component: TextArea,
  args: { 'aria-label': 'Your message', name: 'message' },
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

const message = 'There are forty of us in Leeds.\nWe would like to give everyone a quieter end to the day.';

export const Empty: Story = {};

export const Filled: Story = { args: { defaultValue: message } };

export const Long: Story = { args: { defaultValue: Array(12).fill(message).join('\n\n') } };

export const Invalid: Story = { args: { 'aria-invalid': true } };

export const Disabled: Story = { args: { defaultValue: message, disabled: true } };
