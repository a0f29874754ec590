import type { Meta, StoryObj } from '@storybook/react-vite';
import { withTheme } from '../withTheme.tsx';
import { sampleMailFrame } from '../sampleMailFrame.ts';
import { Gift } from './Gift.tsx';
import { giftStates } from './Gift.states.ts';

const meta = {
  title: 'Mails/Gift',
  component: Gift,
  args: { frame: sampleMailFrame, facts: giftStates.year },
  decorators: [withTheme],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Gift>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Year: Story = { name: 'Twelve months', args: { facts: giftStates.year } };

export const Season: Story = {
  name: 'Three months, with words in lines',
  args: { facts: giftStates.season },
};

export const FamilyYear: Story = {
  name: 'Twelve months for a family',
  args: { facts: giftStates.familyYear },
};

export const WithoutWords: Story = {
  name: 'Without words of the giver',
  args: { facts: giftStates.withoutWords },
};

export const WithoutName: Story = {
  name: 'Without the name of the giver',
  args: { facts: giftStates.withoutName },
};
