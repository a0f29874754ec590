import type { Meta, StoryObj } from '@storybook/react-vite';
import { withTheme } from '../withTheme.tsx';
import { sampleMailFrame } from '../sampleMailFrame.ts';
import { BuddyRequest } from './BuddyRequest.tsx';
import { buddyRequestStates } from './BuddyRequest.states.ts';

const meta = {
  title: 'Mails/Buddy request',
  component: BuddyRequest,
  args: { frame: sampleMailFrame, facts: buddyRequestStates.one },
  decorators: [withTheme],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof BuddyRequest>;

export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = { name: 'One person asks', args: { facts: buddyRequestStates.one } };

export const OneMore: Story = { name: 'Two people ask', args: { facts: buddyRequestStates.oneMore } };

export const Several: Story = { name: 'Several people ask', args: { facts: buddyRequestStates.several } };

export const WithoutName: Story = {
  name: 'A person without a first name asks',
  args: { facts: buddyRequestStates.withoutName },
};

export const SeveralWithoutName: Story = {
  name: 'Several ask, the last one without a first name',
  args: { facts: buddyRequestStates.severalWithoutName },
};

export const LongName: Story = { name: 'A long name', args: { facts: buddyRequestStates.longName } };

export const Unnamed: Story = { name: 'Without a first name', args: { facts: buddyRequestStates.unnamed } };
