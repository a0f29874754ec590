import type { Meta, StoryObj } from '@storybook/react-vite';
import { withTheme } from '../withTheme.tsx';
import { sampleMailFrame } from '../sampleMailFrame.ts';
import { PasskeyChanged } from './PasskeyChanged.tsx';
import { passkeyChangedStates } from './PasskeyChanged.states.ts';

const meta = {
  title: 'Mails/Passkey changed',
  component: PasskeyChanged,
  args: { frame: sampleMailFrame, facts: passkeyChangedStates.added },
  decorators: [withTheme],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PasskeyChanged>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Added: Story = {};

export const Removed: Story = { args: { facts: passkeyChangedStates.removed } };

export const Refused: Story = {
  name: 'Refused, as it may have been copied',
  args: { facts: passkeyChangedStates.refused },
};
