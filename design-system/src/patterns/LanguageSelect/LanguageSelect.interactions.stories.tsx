import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { LanguageSelect } from './LanguageSelect.tsx';
import states from './LanguageSelect.stories.tsx';

const meta = {
  ...states,
  title: 'Interactions/Language select',
  tags: ['!autodocs'],
} satisfies Meta<typeof LanguageSelect>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  name: 'Opens',
  play: async ({ canvasElement, canvas }) => {
    canvasElement.querySelector('summary')?.click();
    await expect(canvas.getByRole('button', { name: 'Deutsch' })).toBeVisible();
  },
};
