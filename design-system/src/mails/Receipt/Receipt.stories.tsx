import type { Meta, StoryObj } from '@storybook/react-vite';
import { withTheme } from '../withTheme.tsx';
import { sampleMailFrame } from '../sampleMailFrame.ts';
import { Receipt } from './Receipt.tsx';
import { receiptStates } from './Receipt.states.ts';

const meta = {
  title: 'Mails/Receipt',
  component: Receipt,
  args: { frame: sampleMailFrame, facts: receiptStates.taxIncluded },
  decorators: [withTheme],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Receipt>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TaxIncluded: Story = { args: { facts: receiptStates.taxIncluded } };

export const TaxAdded: Story = { args: { facts: receiptStates.taxAdded } };

export const TotalAlone: Story = { args: { facts: receiptStates.totalAlone } };

export const ReminderMissed: Story = { args: { facts: receiptStates.reminderMissed } };
