import type { Meta, StoryObj } from '@storybook/react-vite';
import { styled } from 'styled-components';
import { Button } from '../../primitives/Button/Button.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { skyLook } from '../Sky/Sky.look.ts';
import { RestingCard } from './RestingCard.tsx';

const Sky = styled.div`
  ${skyLook}
  padding: 8rem 1.25rem;
`;

const meta = {
  title: 'Patterns/Resting card',
  component: RestingCard,
  args: {
    children: (
      <>
        <Heading level={1} size="h2">
          Do you already have an account?
        </Heading>
        <Text soft>We connect the two and keep everything you saved.</Text>
        <Button wide>Yes, I have one</Button>
      </>
    ),
  },
  decorators: [
    (Story) => (
      <Sky>
        <Story />
      </Sky>
    ),
  ],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof RestingCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
