import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Menu } from './Menu.tsx';
import states from './Menu.stories.tsx';

const meta = {
  ...states,
  title: 'Interactions/Menu',
  tags: ['!autodocs'],
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Opened: Story = {
  name: 'Opens',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Alex'));
    await expect(canvas.getByRole('link', { name: 'My subscription' })).toBeVisible();
  },
};

export const ClosedByEscape: Story = {
  name: 'Closed by Escape',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Alex'));
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByText('My subscription')).not.toBeVisible();
  },
};
