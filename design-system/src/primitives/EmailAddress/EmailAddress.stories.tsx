import type { Meta, StoryObj } from '@storybook/react-vite';
import { styled } from 'styled-components';
import { TextLink } from '../TextLink/TextLink.tsx';
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
        We write to <Story />. Good night.
      </NarrowLine>
    ),
  ],
};

export const Short: Story = {
  name: 'Before a full stop',
  args: { children: 'alex.morgan@example.com' },
  decorators: [
    (Story) => (
      <p>
        Your receipt is on its way to <Story />.{' '}
        <TextLink variant="action" href="/subscription">
          My subscription
        </TextLink>
      </p>
    ),
  ],
};

export const LongPart: Story = {
  name: 'A part longer than its line',
  args: { children: 'maximilianaschmidtbauerhohenlohe@example.com' },
  decorators: Narrow.decorators ?? [],
};
