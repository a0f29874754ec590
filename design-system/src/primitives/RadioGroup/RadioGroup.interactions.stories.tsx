import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { RadioGroup } from './RadioGroup.tsx';
import states from './RadioGroup.stories.tsx';

const meta = {
  ...states,
  title: 'Interactions/Radio group',
  tags: ['!autodocs'],
} satisfies Meta<typeof RadioGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {
  name: 'Chosen by press and by key',
  args: { defaultValue: 'time' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'It costs too much' }));
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Something else' })).toBeChecked();
  },
};
