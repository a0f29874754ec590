import type { Meta, StoryObj } from '@storybook/react-vite';
import { withTheme } from '../withTheme.tsx';
import { sampleMailFrame } from '../sampleMailFrame.ts';
import { GiftRefund } from './GiftRefund.tsx';
import { giftRefundStates } from './GiftRefund.states.ts';

const meta = {
  title: 'Mails/Gift refund',
  component: GiftRefund,
  args: { frame: sampleMailFrame, facts: giftRefundStates.toCard },
  decorators: [withTheme],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof GiftRefund>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ToCard: Story = {
  name: 'Back to a card; the receiver was told',
  args: { facts: giftRefundStates.toCard },
};

export const ToPayPal: Story = {
  name: 'Three months, back to PayPal, before its day',
  args: { facts: giftRefundStates.toPayPal },
};

export const WithoutMethod: Story = {
  name: 'The payment method is not known',
  args: { facts: giftRefundStates.withoutMethod },
};
