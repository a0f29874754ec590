import type { Meta, StoryObj } from '@storybook/react-vite';
import { styled } from 'styled-components';
import { EmailAddress } from './EmailAddress.tsx';

const NarrowLine = styled.p`
  inline-size: 9rem;
`;

const meta = {
  title: 'Primitives/Email address',
  component: EmailAddress,
  args: { children: 'alexandra.schmidtbauer306@demo.stillpoint.example' },
} satisfies Meta<typeof EmailAddress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneLine: Story = { name: 'One line' };

export const Narrow: Story = {
  decorators: [
    (Story) => (
      <NarrowLine>
        Logged in as <Story />
      </NarrowLine>
    ),
  ],
};

export const LongPart: Story = {
  name: 'A part longer than its line',
  args: { children: 'maximilianaschmidtbauerhohenlohe@example.com' },
  decorators: Narrow.decorators ?? [],
};
