import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleFrame } from '../../../patterns/Page/sampleFrame.ts';
import { Invoices } from './Invoices.tsx';
import { invoicesStates } from './Invoices.states.ts';

const meta = {
  title: 'Screens/Account/Invoices',
  component: Invoices,
  args: {
    frame: {
      ...sampleFrame,
      account: { status: 'signedIn', firstName: 'Alex' },
      path: '/subscription/invoices',
    },
    state: invoicesStates.listed,
    links: {
      invoices: '/subscription/invoices',
      subscription: '/subscription',
      help: '/help',
      retry: '/subscription/invoices',
    },
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Invoices>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Listed: Story = {
  name: 'Several years',
  args: { state: invoicesStates.listed },
};

export const OneYear: Story = {
  name: 'One year',
  args: { state: invoicesStates.oneYear },
};

export const Months: Story = {
  name: 'A year of months',
  args: { state: invoicesStates.months },
};

export const WithCredit: Story = {
  name: 'With a credit note',
  args: { state: invoicesStates.withCredit },
};

export const Due: Story = {
  name: 'One is not paid yet',
  args: { state: invoicesStates.due },
};

export const WithGift: Story = {
  name: 'With a gift',
  args: { state: invoicesStates.withGift },
};

export const LongWords: Story = {
  name: 'Long words',
  args: { state: invoicesStates.longWords },
};

export const Empty: Story = {
  args: { state: invoicesStates.empty },
};

export const Unavailable: Story = {
  name: 'Billing does not answer',
  args: { state: invoicesStates.unavailable },
};
