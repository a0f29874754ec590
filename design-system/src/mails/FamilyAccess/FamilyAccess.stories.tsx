import type { Meta, StoryObj } from '@storybook/react-vite';
import { withTheme } from '../withTheme.tsx';
import { sampleMailFrame } from '../sampleMailFrame.ts';
import { FamilyAccess } from './FamilyAccess.tsx';
import { familyAccessStates } from './FamilyAccess.states.ts';

const meta = {
  title: 'Mails/Family access',
  component: FamilyAccess,
  args: { frame: sampleMailFrame, facts: familyAccessStates.removed },
  decorators: [withTheme],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof FamilyAccess>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Removed: Story = { args: { facts: familyAccessStates.removed } };

export const Kept: Story = { name: 'Removal taken back', args: { facts: familyAccessStates.kept } };

export const PlanEnds: Story = { name: 'The plan ends', args: { facts: familyAccessStates.planEnds } };

export const PlanPauses: Story = {
  name: 'The plan pauses',
  args: { facts: familyAccessStates.planPauses },
};

export const PlanGoesOn: Story = { name: 'The plan goes on', args: { facts: familyAccessStates.planGoesOn } };

export const PlanEnded: Story = { name: 'The plan has ended', args: { facts: familyAccessStates.planEnded } };

export const WithoutName: Story = { name: 'Without names', args: { facts: familyAccessStates.withoutName } };
