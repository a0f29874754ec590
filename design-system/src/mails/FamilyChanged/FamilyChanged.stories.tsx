import type { Meta, StoryObj } from '@storybook/react-vite';
import { withTheme } from '../withTheme.tsx';
import { sampleMailFrame } from '../sampleMailFrame.ts';
import { FamilyChanged } from './FamilyChanged.tsx';
import { familyChangedStates } from './FamilyChanged.states.ts';

const meta = {
  title: 'Mails/Family changed',
  component: FamilyChanged,
  args: { frame: sampleMailFrame, facts: familyChangedStates.joined },
  decorators: [withTheme],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof FamilyChanged>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Joined: Story = { args: { facts: familyChangedStates.joined } };

export const Left: Story = { args: { facts: familyChangedStates.left } };

export const Asked: Story = {
  name: 'Asks for another invitation',
  args: { facts: familyChangedStates.asked },
};
