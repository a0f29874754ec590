import type { Meta, StoryObj } from '@storybook/react-vite';
import { iconNames } from '../Icon/Icon.options.ts';
import { Notice } from './Notice.tsx';
import { noticeTones } from './Notice.options.ts';

const meta = {
  title: 'Primitives/Notice',
  component: Notice,
  args: {
    title: '30-day money-back guarantee',
    children: 'Change your mind after the first charge and we refund it.',
  },
  argTypes: {
    tone: { control: 'inline-radio', options: noticeTones },
    icon: { control: 'select', options: iconNames },
  },
} satisfies Meta<typeof Notice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Info: Story = { args: { icon: 'shield-check' } };

export const Success: Story = {
  args: {
    tone: 'success',
    title: 'Your plan ends on 4 December',
    children: 'You keep full access until then.',
  },
};

export const Warm: Story = {
  args: {
    tone: 'warm',
    title: 'Your family is full',
    children: 'Six people rest here. Remove one to invite another.',
  },
};

export const ErrorTone: Story = {
  name: 'Error',
  args: {
    tone: 'error',
    title: 'Your card was declined',
    children: 'Nothing was charged. Try another card.',
  },
};

export const WithoutTitle: Story = {
  name: 'Without title',
  render: () => <Notice>Your country decides the price. You may change it below.</Notice>,
};

export const LongWords: Story = {
  name: 'Long words',
  args: {
    title: 'Zahlungsmethodenaktualisierungsfehler',
    children: 'Die Vertragsverlängerungsbenachrichtigung konnte nicht zugestellt werden.',
  },
};
