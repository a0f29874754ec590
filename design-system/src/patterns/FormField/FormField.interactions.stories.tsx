import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { styled } from 'styled-components';
import { FormField } from './FormField.tsx';
import states, { WithButton, WithProblem } from './FormField.stories.tsx';

const meta = {
  ...states,
  title: 'Interactions/Form field',
  tags: ['!autodocs'],
} satisfies Meta<typeof FormField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** As wide as the order is on a screen of 320 px. */
const Narrow = styled.div`
  inline-size: 248px;
`;

/** With room for the button. */
const Wide = styled.div`
  inline-size: 316px;
`;

export const Described: Story = {
  ...WithProblem,
  name: 'Hint and problem describe the control',
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription(
      'At least 8 characters Whoops, looks like your password is too short.',
    );
  },
};

export const BesideAButton: Story = {
  ...WithButton,
  name: 'The problem stands below its field, and the button beside that',
  render: (args) => (
    <Wide>
      <FormField {...args} />
    </Wide>
  ),
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox').getBoundingClientRect();
    const button = canvas.getByRole('button').getBoundingClientRect();
    await expect(button.left).toBeGreaterThan(field.right);
    await expect(button.top).toBe(field.top);
    await expect(problemIn(canvas).top).toBeGreaterThanOrEqual(field.bottom);
    await expect(problemIn(canvas).right).toBeLessThanOrEqual(field.right);
  },
};

export const AboveAButton: Story = {
  ...WithButton,
  name: 'Where the button has no room beside the field, the problem stands between them',
  render: (args) => (
    <Narrow>
      <FormField {...args} />
    </Narrow>
  ),
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox').getBoundingClientRect();
    const button = canvas.getByRole('button').getBoundingClientRect();
    await expect(problemIn(canvas).top).toBeGreaterThanOrEqual(field.bottom);
    await expect(button.top).toBeGreaterThanOrEqual(problemIn(canvas).bottom);
    await expect(button.width).toBe(field.width);
  },
};

function problemIn(canvas: Parameters<NonNullable<Story['play']>>[0]['canvas']): DOMRect {
  return canvas.getByText(/we don’t know this ZIP code/).getBoundingClientRect();
}
