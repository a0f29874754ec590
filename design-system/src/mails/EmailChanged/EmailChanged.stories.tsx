import type { Meta, StoryObj } from '@storybook/react-vite';
import { withTheme } from '../withTheme.tsx';
import { sampleMailFrame } from '../sampleMailFrame.ts';
import { EmailChanged } from './EmailChanged.tsx';
import { emailChangedStates } from './EmailChanged.states.ts';

const meta = {
  title: 'Mails/Email changed',
  component: EmailChanged,
  args: { frame: sampleMailFrame, facts: emailChangedStates.named },
  decorators: [withTheme],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof EmailChanged>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Named: Story = { name: 'With a first name' };

export const Unnamed: Story = {
  name: 'Without a first name',
  args: { facts: emailChangedStates.unnamed },
};

export const NeverProved: Story = {
  name: 'To an address that was never proved',
  args: { facts: emailChangedStates.neverProved },
};
