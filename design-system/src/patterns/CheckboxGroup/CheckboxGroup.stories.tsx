import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { CheckboxGroup } from './CheckboxGroup.tsx';

const meta = {
  title: 'Patterns/Checkbox group',
  component: CheckboxGroup,
  args: {
    label: 'All letters',
    options: [
      { name: 'stories', value: 'yes', label: 'New stories for the night' },
      { name: 'offers', value: 'yes', label: 'Offers, four times a year at most' },
      { name: 'reminders', value: 'yes', label: 'A reminder in the evening' },
    ],
    onChange: fn(),
  },
} satisfies Meta<typeof CheckboxGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const None: Story = {};

export const Some: Story = { args: { defaultChosen: ['stories'] } };

export const All: Story = { args: { defaultChosen: ['stories', 'offers', 'reminders'] } };

export const OneDisabled: Story = {
  name: 'One disabled',
  args: {
    defaultChosen: ['account'],
    options: [
      { name: 'account', label: 'Mails about my subscription', disabled: true },
      ...meta.args.options,
    ],
  },
};

export const AllDisabled: Story = {
  name: 'All disabled',
  args: { options: meta.args.options.map((option) => ({ ...option, disabled: true })) },
};
