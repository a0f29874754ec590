import type { Meta, StoryObj } from '@storybook/react-vite';
import { SwitchAccount } from './SwitchAccount.tsx';

const meta = {
  title: 'Patterns/Switch account',
  component: SwitchAccount,
  args: { action: '/logout', children: 'Use another account' },
} satisfies Meta<typeof SwitchAccount>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Quiet: Story = { args: { quiet: true, children: 'Not you?' } };
