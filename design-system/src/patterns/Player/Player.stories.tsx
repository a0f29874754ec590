import type { Meta, StoryObj } from '@storybook/react-vite';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Card } from '../../primitives/Card/Card.tsx';
import { exerciseFrom, type ExerciseWords } from './exerciseFrom.ts';
import { Player, type PlayerProps } from './Player.tsx';
import { playerStates } from './Player.states.ts';

const { content, words } = exerciseFrom('four-and-four', {
  fourAndFour: {
    title: 'Four and four',
    lead: 'Twelve breaths: in for four, out for four.',
    lines: {
      firstIn: 'Breathe in for four.',
      firstOut: 'Breathe out for four.',
      in: 'Breathe in.',
      out: 'Breathe out.',
      shoulders: 'Breathe out.',
      jaw: 'Breathe out.',
      hands: 'Breathe out.',
      lastIn: 'Breathe in one last time.',
      lastOut: 'Breathe out.',
    },
  },
  player: {
    play: 'Play',
    pause: 'Pause',
    replay: 'Play again',
    retry: 'Try again',
    position: 'Position in the exercise',
    at: '{{at}} of {{whole}}',
    words: 'Read along',
    failed: 'The sound could not be loaded.',
  },
});

const longTitle = {
  ...content,
  title: 'Atemwegsentspannungsübung für Abende, an denen die Gedanken nicht zur Ruhe kommen wollen',
};

/** The player as pages show it: on a card, with the exercise in the toolbar's language. */
function OnCard(props: PlayerProps) {
  const { i18n } = useTranslation('exercises');
  const bundle = i18n.getResourceBundle(i18n.language, 'exercises') as ExerciseWords;
  const exercise = exerciseFrom('four-and-four', bundle);
  const { title } = props.content === longTitle ? longTitle : exercise.content;
  return (
    <Sheet>
      <Player {...props} words={exercise.words} content={{ ...exercise.content, title }} />
    </Sheet>
  );
}

const Sheet = styled(Card)`
  max-inline-size: 34rem;
`;

const meta = {
  title: 'Patterns/Player',
  component: Player,
  args: {
    content,
    words,
    src: 'static/exercises/four-and-four.mp3',
    level: 2,
    state: playerStates.ready,
  },
  render: (args) => <OnCard {...args} />,
} satisfies Meta<typeof Player>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Native: Story = { name: 'Without a script', args: { state: playerStates.native } };

export const NativeEnded: Story = {
  name: 'Listened to its end, with reduced motion',
  args: { state: playerStates.nativeEnded },
};

export const Ready: Story = { name: 'Before it began' };

export const Playing: Story = { args: { state: playerStates.playing } };

export const Paused: Story = { name: 'Paused in the middle', args: { state: playerStates.paused } };

export const Ended: Story = { args: { state: playerStates.ended } };

export const Failed: Story = { name: 'The sound cannot be loaded', args: { state: playerStates.failed } };

export const LongTitle: Story = {
  name: 'Long title',
  args: { content: longTitle, state: playerStates.paused },
};
