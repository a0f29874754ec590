import type { Meta, StoryObj } from '@storybook/react-vite';
import { buttonSizes, buttonVariants } from '../Button/Button.options.ts';
import { LinkButton } from './LinkButton.tsx';

const meta = {
  title: 'Primitives/Link button',
  component: LinkButton,
  args: { children: 'Try 14 days free', href: '#checkout' },
  argTypes: {
    variant: { control: 'inline-radio', options: buttonVariants },
    size: { control: 'inline-radio', options: buttonSizes },
  },
} satisfies Meta<typeof LinkButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {};

export const Secondary: Story = { args: { variant: 'secondary', children: 'Choose monthly' } };

export const Plain: Story = { args: { variant: 'plain', children: 'See all plans' } };

export const Small: Story = { args: { size: 'small' } };

export const Wide: Story = { args: { wide: true } };

export const LongWords: Story = {
  name: 'Long words',
  args: { wide: true, children: 'Jahresmitgliedschaft vierzehn Tage unverbindlich ausprobieren' },
};
