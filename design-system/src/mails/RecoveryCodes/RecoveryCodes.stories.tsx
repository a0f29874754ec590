import type { Meta, StoryObj } from '@storybook/react-vite';
import { withTheme } from '../withTheme.tsx';
import { sampleMailFrame } from '../sampleMailFrame.ts';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { recoveryCodesStates } from './RecoveryCodes.states.ts';

const meta = {
  title: 'Mails/Recovery codes',
  component: RecoveryCodes,
  args: { frame: sampleMailFrame, facts: recoveryCodesStates.used },
  decorators: [withTheme],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof RecoveryCodes>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Used: Story = { name: 'One was used', args: { facts: recoveryCodesStates.used } };

export const LastUsed: Story = {
  name: 'The last one was used',
  args: { facts: recoveryCodesStates.lastUsed },
};

export const Made: Story = { name: 'New ones were made', args: { facts: recoveryCodesStates.made } };

export const Unnamed: Story = { name: 'Without a name', args: { facts: recoveryCodesStates.unnamed } };
