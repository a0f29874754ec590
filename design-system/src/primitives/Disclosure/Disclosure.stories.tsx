import type { Meta, StoryObj } from '@storybook/react-vite';
import { Disclosure } from './Disclosure.tsx';

const meta = {
  title: 'Primitives/Disclosure',
  component: Disclosure,
  args: {
    summary: 'When will I be charged?',
    children: 'After 14 days, and only if you stay. We write to you three days before.',
  },
} satisfies Meta<typeof Disclosure>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const Open: Story = { args: { open: true } };

export const LongWords: Story = {
  name: 'Long words',
  args: { summary: 'Wie funktioniert die Zahlungsmethodenaktualisierung?' },
};
