import type { Meta, StoryObj } from '@storybook/react-vite';
import { withTheme } from '../withTheme.tsx';
import { sampleMailFrame } from '../sampleMailFrame.ts';
import { CardReminder } from './CardReminder.tsx';
import { cardReminderStates } from './CardReminder.states.ts';

const meta = {
  title: 'Mails/Card reminder',
  component: CardReminder,
  args: { frame: sampleMailFrame, facts: cardReminderStates.chargedAfter },
  decorators: [withTheme],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof CardReminder>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ChargedAfter: Story = {
  name: 'Next charge after the card’s end',
  args: { facts: cardReminderStates.chargedAfter },
};

export const ChargedBefore: Story = {
  name: 'Next charge before the card’s end',
  args: { facts: cardReminderStates.chargedBefore },
};

export const Unnamed: Story = { name: 'Without a name', args: { facts: cardReminderStates.unnamed } };
