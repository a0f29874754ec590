import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleFrame } from '../Page/sampleFrame.ts';
import { LanguageSelect } from './LanguageSelect.tsx';

const meta = {
  title: 'Patterns/Language select',
  component: LanguageSelect,
  args: { frame: sampleFrame },
} satisfies Meta<typeof LanguageSelect>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const IconOnly: Story = { name: 'Icon only', args: { face: 'icon' } };
