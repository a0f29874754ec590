import type { Meta, StoryObj } from '@storybook/react-vite';
import { withTheme } from '../withTheme.tsx';
import { sampleMailFrame } from '../sampleMailFrame.ts';
import { TerminationReport } from './TerminationReport.tsx';
import { terminationReportStates } from './TerminationReport.states.ts';

const meta = {
  title: 'Mails/Termination report',
  component: TerminationReport,
  args: { frame: sampleMailFrame, facts: terminationReportStates.forCause },
  decorators: [withTheme],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof TerminationReport>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ForCause: Story = { name: 'For cause', args: { facts: terminationReportStates.forCause } };

export const Charged: Story = {
  name: 'Charged after the declaration',
  args: { facts: terminationReportStates.charged },
};
