import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleFrame } from '../Page/sampleFrame.ts';
import { LanguageSelect } from './LanguageSelect.tsx';

const meta = {
  title: 'Patterns/LanguageSelect',
  component: LanguageSelect,
  args: { frame: sampleFrame },
} satisfies Meta<typeof LanguageSelect>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const IconOnly: Story = { args: { face: 'icon' } };

export const Open: Story = {
  play: async ({ canvasElement, canvas }) => {
    canvasElement.querySelector('summary')?.click();
    await expect(canvas.getByRole('button', { name: 'Deutsch' })).toBeVisible();
  },
};
