import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Disclosure } from './Disclosure.tsx';
import states from './Disclosure.stories.tsx';

const meta = {
  ...states,
  title: 'Interactions/Disclosure',
  tags: ['!autodocs'],
} satisfies Meta<typeof Disclosure>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Opened: Story = {
  name: 'Opens and closes',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('When will I be charged?'));
    await expect(canvas.getByText(/After 14 days/)).toBeVisible();
    await userEvent.click(canvas.getByText('When will I be charged?'));
    await expect(canvas.getByText(/After 14 days/)).not.toBeVisible();
  },
};
