import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { CountrySelect } from './CountrySelect.tsx';
import states from './CountrySelect.stories.tsx';

const meta = {
  ...states,
  title: 'Interactions/Country select',
  tags: ['!autodocs'],
} satisfies Meta<typeof CountrySelect>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  name: 'Opens',
  play: async ({ canvasElement, canvas }) => {
    canvasElement.querySelector('summary')?.click();
    await expect(canvas.getByRole('combobox')).toBeVisible();
  },
};
