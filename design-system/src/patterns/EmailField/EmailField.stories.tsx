import type { Meta, StoryObj } from '@storybook/react-vite';
import { EmailField } from './EmailField.tsx';

const meta = {
  title: 'Patterns/Email field',
  component: EmailField,
  args: { label: 'Email', name: 'email' },
} satisfies Meta<typeof EmailField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Suggestion: Story = {
  args: {
    defaultValue: 'alex.morgan@gmial.com',
    suggestion: { intro: 'Did you mean', address: 'alex.morgan@gmail.com' },
  },
};

export const Asked: Story = {
  name: 'Asked by the server',
  args: {
    defaultValue: 'alex.morgan@gmial.com',
    suggestion: {
      intro: 'Nothing has been sent yet. Did you mean',
      address: 'alex.morgan@gmail.com',
      asked: {
        label: 'alex.morgan@gmail.com?',
        keep: 'If it’s right as you typed it, send it once more and we’ll keep it.',
      },
    },
  },
};

export const Problem: Story = {
  args: { defaultValue: 'alex.morgan', problem: 'That does not look like an email address.' },
};

export const LongWords: Story = {
  name: 'Long words',
  args: {
    defaultValue: 'alexandra.morgenstern-schlafmuetze@beispielunternehmen.example',
    suggestion: {
      intro: 'Meintest du vielleicht',
      address: 'alexandra.morgenstern-schlafmuetze@beispielunternehmung.example',
    },
  },
};
