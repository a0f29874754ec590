import type { Meta, StoryObj } from '@storybook/react-vite';
import { withTheme } from '../withTheme.tsx';
import { sampleMailFrame } from '../sampleMailFrame.ts';
import { ContractTermination } from './ContractTermination.tsx';
import { contractTerminationStates } from './ContractTermination.states.ts';

const meta = {
  title: 'Mails/Contract termination',
  component: ContractTermination,
  args: { frame: sampleMailFrame, facts: contractTerminationStates.ordinary },
  decorators: [withTheme],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ContractTermination>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ordinary: Story = { args: { facts: contractTerminationStates.ordinary } };

export const ForCause: Story = { name: 'For cause', args: { facts: contractTerminationStates.forCause } };

export const NumberOnPage: Story = {
  name: 'With a number that is not one of ours',
  args: { facts: contractTerminationStates.numberOnPage },
};
