import type { Meta, StoryObj } from '@storybook/react-vite';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { BillingTimeline } from '../BillingTimeline/BillingTimeline.tsx';
import { OrderSummary } from './OrderSummary.tsx';

const meta = {
  title: 'Patterns/Order summary',
  component: OrderSummary,
  args: {
    title: 'Your order',
    lines: [
      { label: 'Stillpoint annual', amount: '€69.99' },
      { label: 'Voucher, 30% off the first year', amount: '−€21.00', tone: 'less' },
      { label: 'First year', amount: '€48.99', tone: 'sum' },
      { label: 'Includes 19% tax', amount: '€7.82', tone: 'aside' },
    ],
    total: { label: 'Total due today', amount: '€0.00' },
    children: (
      <>
        <BillingTimeline
          steps={[
            { title: 'Today', amount: '€0.00', text: 'Full access begins' },
            { title: '4 December', amount: '€48.99', text: 'First year' },
          ]}
        />
        <Notice icon="shield-check" title="30-day money-back guarantee">
          Change your mind after the first charge and we refund it.
        </Notice>
      </>
    ),
  },
} satisfies Meta<typeof OrderSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TaxIncluded: Story = { name: 'Tax included' };

export const TaxApart: Story = {
  name: 'Tax apart',
  args: {
    lines: [
      { label: 'Stillpoint annual', amount: '$69.99' },
      { label: 'Sales tax, 8.25%', amount: '$5.77' },
      { label: 'First year', amount: '$75.76', tone: 'sum' },
    ],
    total: { label: 'Total due today', amount: '$75.76' },
  },
};

export const WorkingOut: Story = { name: 'Working out', args: { busy: true } };

export const BeforeTheFirstQuote: Story = {
  name: 'Before the first quote',
  render: () => (
    <OrderSummary title="Your order" lines={[]} busy>
      <Skeleton />
      <Skeleton />
      <Skeleton shape="title" />
    </OrderSummary>
  ),
};

export const LongWords: Story = {
  name: 'Long words',
  args: {
    lines: [
      { label: 'Jahresmitgliedschaftsverlängerung', amount: '1.069,99 €' },
      { label: 'Gutscheincodeermäßigung von dreißig Prozent', amount: '−321,00 €', tone: 'less' },
    ],
    total: { label: 'Heute zu zahlender Gesamtbetrag', amount: '1.748,99 €' },
  },
};
