import type { Meta, StoryObj } from '@storybook/react-vite';
import { withTheme } from '../withTheme.tsx';
import { sampleMailFrame } from '../sampleMailFrame.ts';
import { SecondFactorChanged } from './SecondFactorChanged.tsx';
import { secondFactorChangedStates } from './SecondFactorChanged.states.ts';

const meta = {
  title: 'Mails/Second factor changed',
  component: SecondFactorChanged,
  args: { frame: sampleMailFrame, facts: secondFactorChangedStates.on },
  decorators: [withTheme],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SecondFactorChanged>;

export default meta;
type Story = StoryObj<typeof meta>;

export const On: Story = { name: 'Turned on', args: { facts: secondFactorChangedStates.on } };

export const Off: Story = { name: 'Turned off', args: { facts: secondFactorChangedStates.off } };

export const AppOn: Story = {
  name: 'The app was turned on',
  args: { facts: secondFactorChangedStates.appOn },
};

export const AppOff: Story = {
  name: 'The app was removed',
  args: { facts: secondFactorChangedStates.appOff },
};

export const Unnamed: Story = { name: 'Without a name', args: { facts: secondFactorChangedStates.unnamed } };
