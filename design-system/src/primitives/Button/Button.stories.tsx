import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
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
  args: { pending: true, children: 'Just a moment', onClick: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Just a moment' }));
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const LongWords: Story = {
  args: { children: 'Zahlungsmethodenaktualisierung kostenpflichtig abschließen' },
};
