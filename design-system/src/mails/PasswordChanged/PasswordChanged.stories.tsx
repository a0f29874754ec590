import type { Meta, StoryObj } from '@storybook/react-vite';
import { withTheme } from '../withTheme.tsx';
import { sampleMailFrame } from '../sampleMailFrame.ts';
import { PasswordChanged } from './PasswordChanged.tsx';
import { passwordChangedStates } from './PasswordChanged.states.ts';

const meta = {
  title: 'Mails/Password changed',
  component: PasswordChanged,
  args: { frame: sampleMailFrame, facts: passwordChangedStates.named },
  decorators: [withTheme],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PasswordChanged>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Named: Story = { name: 'With a first name' };

export const Unnamed: Story = {
  name: 'Without a first name',
  args: { facts: passwordChangedStates.unnamed },
};

export const SessionKept: Story = {
  name: 'Changed in a browser that stays logged in',
  args: { facts: passwordChangedStates.sessionKept },
};

export const Disconnected: Story = {
  name: 'Companies and passkeys removed as well',
  args: { facts: passwordChangedStates.disconnected },
};

export const PasskeysRemoved: Story = {
  name: 'Passkeys removed as well',
  args: { facts: passwordChangedStates.passkeysRemoved },
};

export const AppRemoved: Story = {
  name: 'An authenticator app removed as well',
  args: { facts: passwordChangedStates.appRemoved },
};
