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

export const Unknown: Story = { args: { frame: { ...sampleFrame, country: undefined } } };

export const Open: Story = {
  play: async ({ canvasElement, canvas, userEvent }) => {
    await userEvent.click(canvasElement.querySelector('summary')!);
    await expect(canvas.getByRole('combobox')).toHaveValue('DE');
  },
};
