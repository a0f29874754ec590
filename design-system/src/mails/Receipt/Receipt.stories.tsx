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

export const TaxIncluded: Story = { name: 'Tax included', args: { facts: receiptStates.taxIncluded } };

export const TaxAdded: Story = { name: 'Tax added', args: { facts: receiptStates.taxAdded } };

export const ReminderMissed: Story = {
  name: 'Reminder was missed',
  args: { facts: receiptStates.reminderMissed },
};

export const PlanChanged: Story = {
  name: 'Another plan, with unused days taken off',
  args: { facts: receiptStates.planChanged },
};

export const TotalAlone: Story = { name: 'Total alone', args: { facts: receiptStates.totalAlone } };

export const WithCredit: Story = {
  name: 'Partly paid from credit',
  args: { facts: receiptStates.withCredit },
};
