import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
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

export const Words: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Alex'));
    await expect(canvas.getByRole('link', { name: 'My subscription' })).toBeVisible();
  },
};

export const IconOnly: Story = { args: { face: 'icon' } };

export const ClosedByEscape: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Alex'));
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByText('My subscription')).not.toBeVisible();
  },
};
