import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextLink } from '../TextLink/TextLink.tsx';
import { Sentence } from './Sentence.tsx';

const meta = {
  title: 'Primitives/Sentence',
  component: Sentence,
  args: {
    words:
      'By continuing you accept our <terms>terms</terms>. Our <privacy>privacy policy</privacy> applies.',
    parts: { terms: <TextLink href="#terms" />, privacy: <TextLink href="#privacy" /> },
  },
} satisfies Meta<typeof Sentence>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithLinks: Story = { name: 'With links' };

export const WithoutParts: Story = {
  name: 'Without parts',
  args: { words: 'Nothing is charged today.', parts: {} },
};
