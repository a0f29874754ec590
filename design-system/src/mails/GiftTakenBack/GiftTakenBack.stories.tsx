import type { Meta, StoryObj } from '@storybook/react-vite';
import { withTheme } from '../withTheme.tsx';
import { sampleMailFrame } from '../sampleMailFrame.ts';
import { GiftTakenBack } from './GiftTakenBack.tsx';
import { giftTakenBackStates } from './GiftTakenBack.states.ts';

const meta = {
  title: 'Mails/Gift taken back',
  component: GiftTakenBack,
  args: { frame: sampleMailFrame, facts: giftTakenBackStates.year },
  decorators: [withTheme],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof GiftTakenBack>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Year: Story = { name: 'Twelve months', args: { facts: giftTakenBackStates.year } };

export const Season: Story = { name: 'Three months', args: { facts: giftTakenBackStates.season } };

export const FamilyYear: Story = {
  name: 'Twelve months for a family',
  args: { facts: giftTakenBackStates.familyYear },
};

export const WithoutName: Story = {
  name: 'Without the name of the giver',
  args: { facts: giftTakenBackStates.withoutName },
};
