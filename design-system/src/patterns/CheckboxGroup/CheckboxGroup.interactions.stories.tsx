import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { CheckboxGroup } from './CheckboxGroup.tsx';
import states from './CheckboxGroup.stories.tsx';

const meta = {
  ...states,
  title: 'Interactions/Checkbox group',
  tags: ['!autodocs'],
} satisfies Meta<typeof CheckboxGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ByKeyboard: Story = {
  name: 'All, some and none by keyboard',
  play: async ({ canvas, userEvent }) => {
    const all = canvas.getByRole('checkbox', { name: 'All letters' });
    all.focus();
    await userEvent.keyboard(' ');
    for (const box of canvas.getAllByRole('checkbox')) await expect(box).toBeChecked();

    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox', { name: /New stories/ })).not.toBeChecked();
    await expect(all).toBePartiallyChecked();

    await userEvent.tab({ shift: true });
    await userEvent.keyboard(' ');
    await expect(all).toBeChecked();
    await userEvent.keyboard(' ');
    for (const box of canvas.getAllByRole('checkbox')) await expect(box).not.toBeChecked();
  },
};

export const ByPress: Story = {
  name: 'Ticked by a press of its words',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText(/Offers/));
    await expect(canvas.getByRole('checkbox', { name: 'All letters' })).toBePartiallyChecked();
    await expect(args.onChange).toHaveBeenCalledWith(['offers']);
  },
};
