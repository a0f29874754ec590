import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { FormField } from './FormField.tsx';
import states, { WithProblem } from './FormField.stories.tsx';

const meta = {
  ...states,
  title: 'Interactions/Form field',
  tags: ['!autodocs'],
} satisfies Meta<typeof FormField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Described: Story = {
  ...WithProblem,
  name: 'Hint and problem describe the control',
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription(
      'At least 8 characters Whoops, looks like your password is too short.',
    );
  },
};
