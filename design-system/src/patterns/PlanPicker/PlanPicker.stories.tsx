import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { PlanMarker } from '../PlanMarker/PlanMarker.tsx';
import { PlanPicker } from './PlanPicker.tsx';

const meta = {
  title: 'Patterns/Plan picker',
  component: PlanPicker,
  args: {
    legend: 'Your plan',
    name: 'plan',
    chosen: 'B2C14DANNUAL',
    options: [
      {
        value: 'B2C14DANNUAL',
        name: 'Annual',
        note: '14 days free, cancel when you like',
        price: '€69.99',
        per: 'a year',
      },
      {
        value: 'B2CMONTHLY',
        name: 'Monthly',
        note: 'Paid every month, cancel when you like',
        price: '€12.99',
        per: 'a month',
      },
      {
        value: 'B2CFAMILYA2022',
        name: 'Family',
        note: 'Six private accounts',
        price: '€99.99',
        per: 'a year',
      },
    ],
    onPlanChoose: fn(),
  },
} satisfies Meta<typeof PlanPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Annual: Story = {};

export const LongWords: Story = {
  name: 'Long words',
  args: {
    options: [
      {
        value: 'B2C14DANNUAL',
        name: 'Jahresmitgliedschaft',
        note: '14 Tage unverbindlich, danach jederzeit kündbar',
        price: '69,99 €',
        per: 'im Jahr',
      },
      {
        value: 'B2CMONTHLY',
        name: 'Monatsmitgliedschaft',
        note: 'Monatlich bezahlt, jederzeit kündbar',
        price: 'R$ 1.129,90',
        per: 'im Monat',
      },
    ],
  },
};

export const OnAPage: Story = {
  name: 'On a page',
  args: {
    legend: 'How long?',
    name: 'kind',
    variant: 'page',
    chosen: 'year',
    options: [
      {
        value: 'season',
        marker: <PlanMarker kind="monthly" />,
        name: 'A season',
        note: 'Three months',
        price: '€29.99',
        per: 'once',
      },
      {
        value: 'year',
        marker: <PlanMarker kind="annual" />,
        name: 'A year',
        note: 'Twelve months',
        price: '€69.99',
        per: 'once',
      },
      {
        value: 'familyYear',
        marker: <PlanMarker kind="family" />,
        name: 'A year for six',
        note: 'Twelve months, six private accounts',
        price: '€99.99',
        per: 'once',
      },
    ],
  },
};
