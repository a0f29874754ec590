import type { Meta, StoryObj } from '@storybook/react-vite';
import { withTheme } from '../withTheme.tsx';
import { sampleMailFrame } from '../sampleMailFrame.ts';
import { FamilyInvitation } from './FamilyInvitation.tsx';
import { familyInvitationStates } from './FamilyInvitation.states.ts';

const meta = {
  title: 'Mails/Family invitation',
  component: FamilyInvitation,
  args: { frame: sampleMailFrame, facts: familyInvitationStates.named },
  decorators: [withTheme],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof FamilyInvitation>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Named: Story = { args: { facts: familyInvitationStates.named } };

export const WithoutName: Story = {
  name: 'Without the name of the owner',
  args: { facts: familyInvitationStates.withoutName },
};
