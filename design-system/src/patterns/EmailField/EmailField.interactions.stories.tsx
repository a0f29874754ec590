import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { EmailField } from './EmailField.tsx';
import states from './EmailField.stories.tsx';

const meta = {
  ...states,
  title: 'Interactions/Email field',
  tags: ['!autodocs'],
} satisfies Meta<typeof EmailField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SuggestionTaken: Story = {
  name: 'Takes the suggestion',
  args: {
    defaultValue: 'alex.morgan@gmial.com',
    suggestion: { intro: 'Did you mean', address: 'alex.morgan@gmail.com' },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'alex.morgan@gmail.com' }));
    await expect(canvas.getByRole('textbox')).toHaveValue('alex.morgan@gmail.com');
  },
};
