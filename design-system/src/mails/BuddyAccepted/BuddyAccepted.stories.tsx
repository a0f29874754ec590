import type { Meta, StoryObj } from '@storybook/react-vite';
import { withTheme } from '../withTheme.tsx';
import { sampleMailFrame } from '../sampleMailFrame.ts';
import { BuddyAccepted } from './BuddyAccepted.tsx';
import { buddyAcceptedStates } from './BuddyAccepted.states.ts';

const meta = {
  title: 'Mails/Buddy accepted',
  component: BuddyAccepted,
  args: { frame: sampleMailFrame, facts: buddyAcceptedStates.one },
  decorators: [withTheme],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof BuddyAccepted>;

export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = { name: 'One person accepted', args: { facts: buddyAcceptedStates.one } };

export const OneMore: Story = { name: 'Two people accepted', args: { facts: buddyAcceptedStates.oneMore } };

export const Several: Story = {
  name: 'Several people accepted',
  args: { facts: buddyAcceptedStates.several },
};

export const WithoutName: Story = {
  name: 'A person without a first name accepted',
  args: { facts: buddyAcceptedStates.withoutName },
};

export const SeveralWithoutName: Story = {
  name: 'Several accepted, the last one without a first name',
  args: { facts: buddyAcceptedStates.severalWithoutName },
};

export const LongName: Story = { name: 'A long name', args: { facts: buddyAcceptedStates.longName } };

export const Unnamed: Story = { name: 'Without a first name', args: { facts: buddyAcceptedStates.unnamed } };
