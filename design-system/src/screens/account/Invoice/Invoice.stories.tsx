import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleFrame } from '../../../patterns/Page/sampleFrame.ts';
import { Invoice } from './Invoice.tsx';
import { invoiceStates } from './Invoice.states.ts';

const meta = {
  title: 'Screens/Account/Invoice',
  component: Invoice,
  args: {
    frame: {
      ...sampleFrame,
      account: { status: 'signedIn', firstName: 'Alex' },
      path: '/subscription/invoices',
    },
    state: invoiceStates.ready,
    links: {
      invoices: '/subscription/invoices',
      pdf: '/subscription/v1/invoices/INV00000217/pdf?userId=b7f1',
      help: '/help',
      retry: '/subscription/invoices/INV00000217',
    },
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Invoice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  name: 'Paid, with tax',
  args: { state: invoiceStates.ready },
};

export const Discount: Story = {
  name: 'With a discount, paid with PayPal',
  args: { state: invoiceStates.discount },
};

export const TaxAdded: Story = {
  name: 'Tax added',
  args: { state: invoiceStates.taxAdded },
};

export const WithoutTax: Story = {
  name: 'Without tax',
  args: { state: invoiceStates.withoutTax },
};

export const TaxUnnamed: Story = {
  name: 'Tax without a name',
  args: { state: invoiceStates.taxUnnamed },
};

export const MethodRemoved: Story = {
  name: 'Payment method removed since',
  args: { state: invoiceStates.methodRemoved },
};

export const Due: Story = {
  name: 'Not paid yet',
  args: { state: invoiceStates.due },
};

export const PlanChanged: Story = {
  name: 'Change of plan, partly paid from credit',
  args: { state: invoiceStates.planChanged },
};

export const Gift: Story = {
  name: 'For a gift',
  args: { state: invoiceStates.gift },
};

export const Credit: Story = {
  name: 'Credit note',
  args: { state: invoiceStates.credit },
};

export const Refunded: Story = {
  name: 'Credit note, paid back',
  args: { state: invoiceStates.refunded },
};

export const PdfUnavailable: Story = {
  name: 'PDF not available',
  args: { state: invoiceStates.pdfUnavailable },
};

export const LongWords: Story = {
  name: 'Long words',
  args: { state: invoiceStates.longWords },
};

export const NotFound: Story = {
  name: 'Not found',
  args: { state: invoiceStates.notFound },
};

export const Unavailable: Story = {
  name: 'Billing does not answer',
  args: { state: invoiceStates.unavailable },
};

export const Month: Story = {
  name: 'A thank-you month',
  args: { state: invoiceStates.month },
};

export const PaidByCredit: Story = {
  name: 'Paid from credit in full',
  args: { state: invoiceStates.paidByCredit },
};
