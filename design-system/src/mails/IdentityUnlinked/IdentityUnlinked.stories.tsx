import type { Meta, StoryObj } from '@storybook/react-vite';
import { withTheme } from '../withTheme.tsx';
import { sampleMailFrame } from '../sampleMailFrame.ts';
import { IdentityUnlinked } from './IdentityUnlinked.tsx';
import { identityUnlinkedStates } from './IdentityUnlinked.states.ts';

const meta = {
  title: 'Mails/Identity unlinked',
  component: IdentityUnlinked,
  args: { frame: sampleMailFrame, facts: identityUnlinkedStates.social },
  decorators: [withTheme],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof IdentityUnlinked>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Social: Story = { name: 'Social connection', args: { facts: identityUnlinkedStates.social } };

export const Workplace: Story = { args: { facts: identityUnlinkedStates.workplace } };

export const OnlyLoginMethod: Story = {
  name: 'The only login method',
  args: { facts: identityUnlinkedStates.onlyLoginMethod },
};
