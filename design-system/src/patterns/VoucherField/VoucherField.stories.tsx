import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { VoucherField } from './VoucherField.tsx';

const meta = {
  title: 'Patterns/Voucher field',
  component: VoucherField,
  args: {
    state: { status: 'empty' },
    words: {
      question: 'Have a voucher?',
      add: 'Add',
      label: 'Voucher code',
      submit: 'Apply',
      checking: 'Checking',
      applied: 'SLEEP30 is applied',
      remove: 'Remove voucher SLEEP30',
    },
    links: { apply: '/checkout', remove: '/checkout' },
    onVoucherSubmit: fn(),
    onVoucherRemove: fn(),
  },
} satisfies Meta<typeof VoucherField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Checking: Story = { args: { state: { status: 'checking', code: 'SLEEP30' } } };

export const Applied: Story = {
  args: { state: { status: 'applied', code: 'SLEEP30' } },
};

export const Refused: Story = {
  args: {
    state: {
      status: 'refused',
      code: 'EXPIRED21',
      problem: 'This voucher has expired. Try another, or carry on without it.',
    },
  },
};

export const LongWords: Story = {
  name: 'Long words',
  args: {
    state: {
      status: 'refused',
      code: 'WINTERSCHLAFAKTIONSGUTSCHEIN2026',
      problem: 'Dieser Gutscheincode gilt nur für die Familienjahresmitgliedschaft.',
    },
    words: {
      question: 'Hast du einen Gutscheincode?',
      add: 'Eingeben',
      label: 'Gutscheincode',
      submit: 'Gutschein einlösen',
      checking: 'Wird überprüft',
      applied: 'WINTERSCHLAFAKTIONSGUTSCHEIN2026 ist eingelöst',
      remove: 'Gutschein entfernen',
    },
  },
};
