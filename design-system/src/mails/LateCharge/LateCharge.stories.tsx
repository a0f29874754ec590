import type { Meta, StoryObj } from '@storybook/react-vite';
import { withTheme } from '../withTheme.tsx';
import { sampleMailFrame } from '../sampleMailFrame.ts';
import { LateCharge } from './LateCharge.tsx';
import { lateChargeStates } from './LateCharge.states.ts';

const meta = {
  title: 'Mails/Late charge',
  component: LateCharge,
  args: { frame: sampleMailFrame, facts: lateChargeStates.once },
  decorators: [withTheme],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof LateCharge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Once: Story = { name: 'One charge', args: { facts: lateChargeStates.once } };

export const Twice: Story = { name: 'Two charges', args: { facts: lateChargeStates.twice } };
