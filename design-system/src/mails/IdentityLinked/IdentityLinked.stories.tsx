import type { Meta, StoryObj } from '@storybook/react-vite';
import { withTheme } from '../withTheme.tsx';
import { sampleMailFrame } from '../sampleMailFrame.ts';
import { IdentityLinked } from './IdentityLinked.tsx';
import { identityLinkedStates } from './IdentityLinked.states.ts';

const meta = {
  title: 'Mails/Identity linked',
  component: IdentityLinked,
  args: { frame: sampleMailFrame, facts: identityLinkedStates.social },
  decorators: [withTheme],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof IdentityLinked>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Social: Story = { name: 'Social connection', args: { facts: identityLinkedStates.social } };

export const Workplace: Story = { args: { facts: identityLinkedStates.workplace } };

export const OtherIssuer: Story = {
  name: 'Another issuer',
  args: { facts: identityLinkedStates.otherIssuer },
};
