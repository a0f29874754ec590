import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heading } from './Heading.tsx';
import { headingLevels, headingSizes } from './Heading.options.ts';

const meta = {
  title: 'Primitives/Heading',
  component: Heading,
  args: { level: 1, size: 'h1', stop: true, children: 'Fourteen nights, then you decide' },
  argTypes: {
    level: { control: 'inline-radio', options: [...headingLevels, 'none'] },
    size: { control: 'inline-radio', options: headingSizes },
  },
} satisfies Meta<typeof Heading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Display: Story = { args: { size: 'display', children: 'Come to rest' } };

export const First: Story = {};

export const Second: Story = { args: { size: 'h2', children: 'Create your account' } };

export const Third: Story = {
  args: { size: 'h3', stop: false, children: 'Full access begins. You pay €0.00' },
};

export const LongWords: Story = {
  name: 'Long words',
  args: { children: 'Zahlungsmethodenaktualisierung fehlgeschlagen' },
};
