import type { Meta, StoryObj } from '@storybook/react-vite';
import { BillingTimeline } from './BillingTimeline.tsx';

const meta = {
  title: 'Patterns/Billing timeline',
  component: BillingTimeline,
  args: {
    label: 'What happens, and when',
    steps: [
      { title: 'Today', amount: '€0.00', text: 'Full access begins' },
      { title: '1 December', text: 'We remind you by email' },
      {
        title: '4 December',
        amount: '€48.99',
        text: 'First year. Then €69.99 a year, from 4 December 2027',
      },
    ],
  },
} satisfies Meta<typeof BillingTimeline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Trial: Story = {};

export const TwoSteps: Story = {
  name: 'Two steps',
  args: {
    steps: [
      { title: 'Today', amount: '€12.99', text: 'First month. Full access begins' },
      { title: '20 December', amount: '€12.99', text: 'Each month from then on, until you cancel' },
    ],
  },
};

export const OneStep: Story = {
  name: 'One step',
  args: { steps: [{ title: 'Today', amount: '€99.99', text: 'First year. Full access begins' }] },
};

export const LongWords: Story = {
  name: 'Long words',
  args: {
    steps: [
      {
        title: 'Heute, am Donnerstag, dem 20. November 2026',
        amount: '1.069,99 €',
        text: 'Vertragsverlängerungsbenachrichtigung per Benachrichtigungsschreiben',
      },
      { title: '4. Dezember', text: 'Ende' },
    ],
  },
};
