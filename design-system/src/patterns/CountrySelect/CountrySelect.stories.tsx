import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleFrame } from '../Page/sampleFrame.ts';
import { CountrySelect } from './CountrySelect.tsx';

const meta = {
  title: 'Patterns/Country select',
  component: CountrySelect,
  args: { frame: sampleFrame },
} satisfies Meta<typeof CountrySelect>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Known: Story = {};

export const Unknown: Story = {
  render: ({ frame }) => <CountrySelect frame={{ ...frame, country: undefined }} />,
};
