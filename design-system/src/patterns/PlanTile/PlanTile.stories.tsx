import type { Meta, StoryObj } from '@storybook/react-vite';
import { planMarkerKinds } from '../PlanMarker/PlanMarker.options.ts';
import { PlanTile } from './PlanTile.tsx';

const meta = {
  title: 'Patterns/Plan tile',
  component: PlanTile,
  args: {
    marker: 'monthly',
    name: 'Monthly',
    price: '€12.99',
    per: 'a month',
    points: ['Starts today, ends when you like', 'Cancel in two taps'],
    action: { label: 'Choose monthly', href: '#monthly' },
  },
  argTypes: { marker: { control: 'inline-radio', options: planMarkerKinds } },
} satisfies Meta<typeof PlanTile>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Monthly: Story = {};

export const Leading: Story = {
  args: {
    marker: 'annual',
    leading: true,
    name: 'Annual',
    badge: 'Most popular',
    price: '€69.99',
    per: 'a year',
    comparison: 'Works out at €5.83 a month',
    points: ['14 days free, nothing to pay today', 'A reminder three days before the first charge'],
    action: { label: 'Try 14 days free', href: '#annual' },
  },
};

export const Family: Story = {
  args: {
    marker: 'family',
    name: 'Family',
    badge: 'Up to 6',
    price: '€99.99',
    per: 'a year, for all of you',
    points: ['Six separate, private accounts'],
    action: { label: 'Choose family', href: '#family' },
  },
};

export const Discounted: Story = {
  args: {
    marker: 'annual',
    leading: true,
    name: 'Annual',
    badge: '50% off',
    ordinaryPrice: { price: '€69.99', words: 'Instead of €69.99:' },
    price: '€35.00',
    per: 'for the first year',
    afterwards: { lead: 'then', price: '€69.99', per: 'a year from 4 December 2027' },
    points: ['14 days free, nothing to pay today'],
    action: { label: 'Try 14 days free', href: '#annual' },
  },
};

export const LongWords: Story = {
  name: 'Long words',
  args: {
    name: 'Familienmitgliedschaft',
    badge: 'Am häufigsten gewählt',
    price: 'R$ 1.149,90',
    per: 'im Jahr, für euch alle zusammen',
    points: ['Sechs getrennte Benutzerkontoeinstellungen'],
    action: { label: 'Familienmitgliedschaft auswählen', href: '#family' },
  },
};
