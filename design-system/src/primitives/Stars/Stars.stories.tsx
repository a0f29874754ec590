import type { Meta, StoryObj } from '@storybook/react-vite';
import { styled } from 'styled-components';
import { Heading } from '../Heading/Heading.tsx';
import { Stars } from './Stars.tsx';

const Sky = styled.div`
  isolation: isolate;
  overflow: hidden;
  min-block-size: 30rem;
  padding: 2rem;
  background: linear-gradient(var(--art-sky-a), var(--art-sky-m) 45%, var(--art-sky-b) 76%);
  color: var(--color-on-dusk);
`;

const Words = styled.div`
  position: relative;
  max-inline-size: 20rem;
`;

const meta = {
  title: 'Primitives/Stars',
  component: Stars,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <Sky data-mood="dusk">
        <Words>
          <Heading level={2} size="h2">
            Sleep comes easier from here
          </Heading>
          <Story />
        </Words>
      </Sky>
    ),
  ],
} satisfies Meta<typeof Stars>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AroundWords: Story = { name: 'Around words' };
