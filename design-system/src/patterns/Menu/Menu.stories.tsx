import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextLink } from '../../primitives/TextLink/TextLink.tsx';
import { Menu } from './Menu.tsx';
import { menuFaces, menuSides } from './Menu.options.ts';

const meta = {
  title: 'Patterns/Menu',
  component: Menu,
  args: {
    label: 'Account',
    current: 'Alex',
    icon: 'user',
    children: (
      <TextLink href="#subscription" variant="quiet">
        My subscription
      </TextLink>
    ),
  },
  argTypes: {
    face: { control: 'inline-radio', options: menuFaces },
    side: { control: 'inline-radio', options: menuSides },
  },
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Words: Story = {};

export const IconOnly: Story = { name: 'Icon only', args: { face: 'icon' } };
