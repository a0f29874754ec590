import type { Meta, StoryObj } from '@storybook/react-vite';
import { withTheme } from '../withTheme.tsx';
import { sampleMailFrame } from '../sampleMailFrame.ts';
import { StudentVerified } from './StudentVerified.tsx';
import { studentVerifiedStates } from './StudentVerified.states.ts';

const meta = {
  title: 'Mails/Student verified',
  component: StudentVerified,
  args: { frame: sampleMailFrame, facts: studentVerifiedStates.waiting },
  decorators: [withTheme],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof StudentVerified>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {
  name: 'The price is not kept yet',
  args: { facts: studentVerifiedStates.waiting },
};

export const Last: Story = { name: 'A week before the charge', args: { facts: studentVerifiedStates.last } };

export const Unnamed: Story = { name: 'Without a name', args: { facts: studentVerifiedStates.unnamed } };

export const WithCredit: Story = {
  name: 'Credit taken off',
  args: { facts: studentVerifiedStates.withCredit },
};
