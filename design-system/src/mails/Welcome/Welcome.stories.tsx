import type { Meta, StoryObj } from '@storybook/react-vite';
import { withTheme } from '../withTheme.tsx';
import { sampleMailFrame } from '../sampleMailFrame.ts';
import { Welcome } from './Welcome.tsx';
import { welcomeStates } from './Welcome.states.ts';

const meta = {
  title: 'Mails/Welcome',
  component: Welcome,
  args: { frame: sampleMailFrame, facts: welcomeStates.trial },
  decorators: [withTheme],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Welcome>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Trial: Story = { name: 'Free trial', args: { facts: welcomeStates.trial } };

export const PaidToday: Story = { name: 'Paid today', args: { facts: welcomeStates.paidToday } };

export const Queued: Story = { name: 'Begins later', args: { facts: welcomeStates.queued } };

export const WithoutName: Story = { name: 'Without a name', args: { facts: welcomeStates.withoutName } };
