import type { Meta, StoryObj } from '@storybook/react-vite';
import { iconNames } from '../Icon/Icon.options.ts';
import { IconButton } from './IconButton.tsx';

const meta = {
  title: 'Primitives/Icon button',
  component: IconButton,
  args: { icon: 'x', label: 'Remove voucher SLEEP30' },
  argTypes: { icon: { control: 'select', options: iconNames } },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
