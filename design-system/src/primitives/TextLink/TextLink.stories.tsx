import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '../Text/Text.tsx';
import { TextLink } from './TextLink.tsx';
import { textLinkVariants } from './TextLink.options.ts';

const meta = {
  title: 'Primitives/Text link',
  component: TextLink,
  args: { children: 'Write to the help desk', href: '#help' },
  argTypes: { variant: { control: 'inline-radio', options: textLinkVariants } },
} satisfies Meta<typeof TextLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Inline: Story = {
  render: (args) => (
    <Text>
      Something else? <TextLink {...args} />.
    </Text>
  ),
};

export const Action: Story = {
  args: { variant: 'action', children: 'My subscription' },
  render: (args) => (
    <Text>
      Something else? <TextLink {...args} />
    </Text>
  ),
};

export const Alone: Story = { args: { variant: 'alone', children: 'Forgot your password?' } };

export const Quiet: Story = { args: { variant: 'quiet', children: 'Log in' } };
