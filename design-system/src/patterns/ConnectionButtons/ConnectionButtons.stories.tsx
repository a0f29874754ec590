import type { Meta, StoryObj } from '@storybook/react-vite';
import { ConnectionButtons } from './ConnectionButtons.tsx';
import { connections } from './ConnectionButtons.options.ts';

const meta = {
  title: 'Patterns/Connection buttons',
  component: ConnectionButtons,
  args: {
    connections: ['apple', 'facebook', 'spotify', 'google'],
    links: {
      apple: '/auth/with/apple',
      facebook: '/auth/with/facebook',
      spotify: '/auth/with/spotify',
      google: '/auth/with/google',
      personifyhealth: '/auth/with/personifyhealth',
    },
    label: 'Continue with',
    nameOf: (company) => `Continue with ${company}`,
  },
} satisfies Meta<typeof ConnectionButtons>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Four: Story = { name: 'The usual four' };

export const Five: Story = { name: 'With Personify Health', args: { connections } };

export const Three: Story = { args: { connections: ['apple', 'facebook', 'google'] } };

export const Two: Story = { args: { connections: ['apple', 'facebook'] } };
