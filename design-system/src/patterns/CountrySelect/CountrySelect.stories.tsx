import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleFrame } from '../Page/sampleFrame.ts';
import { CountrySelect } from './CountrySelect.tsx';

const meta = {
  title: 'Patterns/CountrySelect',
  component: CountrySelect,
  args: { frame: sampleFrame },
} satisfies Meta<typeof CountrySelect>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Known: Story = {};

export const Unknown: Story = {
  render: ({ frame }) => <CountrySelect frame={{ ...frame, country: undefined }} />,
};

export const Open: Story = {
  play: async ({ canvasElement, canvas }) => {
    canvasElement.querySelector('summary')?.click();
    await expect(canvas.getByRole('combobox')).toBeVisible();
  },
};
