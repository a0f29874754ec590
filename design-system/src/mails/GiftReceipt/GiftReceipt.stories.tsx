import type { Meta, StoryObj } from '@storybook/react-vite';
import { withTheme } from '../withTheme.tsx';
import { sampleMailFrame } from '../sampleMailFrame.ts';
import { GiftReceipt } from './GiftReceipt.tsx';
import { giftReceiptStates } from './GiftReceipt.states.ts';

const meta = {
  title: 'Mails/Gift receipt',
  component: GiftReceipt,
  args: { frame: sampleMailFrame, facts: giftReceiptStates.sentAtOnce },
  decorators: [withTheme],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof GiftReceipt>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SentAtOnce: Story = { name: 'Sent at once', args: { facts: giftReceiptStates.sentAtOnce } };

export const OnADay: Story = { name: 'To be sent on a day', args: { facts: giftReceiptStates.onADay } };

export const TaxAdded: Story = {
  name: 'Three months, with tax added',
  args: { facts: giftReceiptStates.taxAdded },
};

export const Family: Story = {
  name: 'Twelve months for a family, the total alone',
  args: { facts: giftReceiptStates.family },
};
