import type { Meta, StoryObj } from '@storybook/react-vite';
import { styled } from 'styled-components';
import { expect } from 'storybook/test';
import { TextLink } from './TextLink.tsx';
import states from './TextLink.stories.tsx';

const Column = styled.p`
  inline-size: 11rem;
`;

const meta = {
  ...states,
  title: 'Interactions/Text link',
  tags: ['!autodocs'],
} satisfies Meta<typeof TextLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneLine: Story = {
  name: 'An action stays on one line',
  args: { variant: 'action', children: 'My subscription' },
  render: (args) => (
    <Column>
      A receipt is sent. <TextLink {...args} />
    </Column>
  ),
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link');
    const height = Number.parseFloat(getComputedStyle(link).lineHeight);
    await expect(link.getClientRects()).toHaveLength(1);
    await expect(link.getBoundingClientRect().height).toBeLessThan(2 * height);
  },
};
