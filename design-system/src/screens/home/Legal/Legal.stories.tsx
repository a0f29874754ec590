import type { Language } from '@stillpoint/translations';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleFrame } from '../../../patterns/Page/sampleFrame.ts';
import { Legal, type LegalProps } from './Legal.tsx';
import { legalStoryContent } from './Legal.storyContent.ts';
import { legalStates } from './Legal.states.ts';
import type { LegalState } from './LegalState.ts';

const meta = {
  title: 'Screens/Home/Legal',
  component: Legal,
  args: {
    frame: sampleFrame,
    state: legalStates.ready,
    links: { again: '/privacy-policy' },
  },
  parameters: { layout: 'fullscreen' },
  render: (args) => <Legal {...args} {...shown(args)} />,
} satisfies Meta<typeof Legal>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { name: 'The text' };

export const Unavailable: Story = {
  name: 'The text cannot be read',
  args: { state: legalStates.unavailable },
};

/** Sample text in the toolbar's language. */
function shown({ frame, state }: Pick<LegalProps, 'frame' | 'state'>) {
  return { state: inWordsOf(frame.language, state) };
}

function inWordsOf(language: Language, state: LegalState): LegalState {
  return language === 'en' || state.status === 'unavailable' ? state : legalStoryContent[language];
}
