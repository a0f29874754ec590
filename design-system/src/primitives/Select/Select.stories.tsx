import type { Meta, StoryObj } from '@storybook/react-vite';
import { Select } from './Select.tsx';

const meta = {
  title: 'Primitives/Select',
  component: Select,
  args: {
    'aria-label': 'Country',
    defaultValue: 'DE',
    children: (
      <>
        <option value="BR">Brazil</option>
        <option value="DE">Germany</option>
        <option value="GS">South Georgia and the South Sandwich Islands</option>
      </>
    ),
  },
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongWords: Story = { name: 'Long words', args: { defaultValue: 'GS' } };

export const Invalid: Story = { args: { 'aria-invalid': true } };

export const Disabled: Story = { args: { disabled: true } };
