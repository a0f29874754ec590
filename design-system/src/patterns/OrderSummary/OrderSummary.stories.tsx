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
    plan: 'Annual: €0.00 today, €48.99 on 4 December',
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

export const Complete: Story = {};

export const WorkingOut: Story = { name: 'Working out', args: { busy: true } };

export const BeforeTheFirstQuote: Story = {
  name: 'Before the first quote',
  args: { plan: 'Annual: €69.99 a year', busy: true, children: <Skeleton shape="title" /> },
};

export const LongWords: Story = {
  name: 'Long words',
  args: {
    plan: 'Jahresmitgliedschaftsverlängerung: heute 1.069,99 €, am 22. September 2027 1.748,99 €',
  },
};
