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
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('English', { selector: 'summary *' }));
    await expect(canvas.getByRole('button', { name: 'Deutsch' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'English' })).toHaveAttribute('aria-current', 'true');
  },
};
