import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon } from '../Icon/Icon.tsx';
import { Button } from './Button.tsx';
import { buttonSizes, buttonVariants } from './Button.options.ts';

const meta = {
  title: 'Primitives/Button',
  component: Button,
  args: { children: 'Continue' },
  argTypes: {
    variant: { control: 'inline-radio', options: buttonVariants },
    size: { control: 'inline-radio', options: buttonSizes },
  },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {};

export const Secondary: Story = { args: { variant: 'secondary' } };

export const Plain: Story = { args: { variant: 'plain' } };

export const Small: Story = { args: { size: 'small' } };

export const Wide: Story = { args: { wide: true } };

export const WithIcon: Story = {
  name: 'With icon',
  args: {
    variant: 'secondary',
    children: (
      <>
        <Icon name="ticket-check" /> Use voucher
      </>
    ),
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const Pending: Story = {
  args: { pending: true, children: 'Just a moment' },
};

export const LongWords: Story = {
  name: 'Long words',
  args: { children: 'Zahlungsmethodenaktualisierung kostenpflichtig abschließen' },
};
