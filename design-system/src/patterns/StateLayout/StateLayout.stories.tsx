import type { Meta, StoryObj } from '@storybook/react-vite';
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { sampleFrame } from '../Page/sampleFrame.ts';
import { StateLayout } from './StateLayout.tsx';

const meta = {
  title: 'Patterns/State layout',
  component: StateLayout,
  args: {
    frame: sampleFrame,
    scene: 'missing',
    title: 'Whoops! Something’s changed',
    text: 'This page has moved on. Only its reflection is left.',
    actions: (
      <>
        <LinkButton href="/">Back to home</LinkButton>
        <LinkButton href="/help" variant="plain">
          Ask the help desk
        </LinkButton>
      </>
    ),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof StateLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Missing: Story = {};

export const InTheWay: Story = {
  name: 'In the way',
  args: {
    scene: 'passing',
    header: 'secure',
    title: 'Whoops',
    text: 'It looks like you’re already a subscriber. Nothing was charged.',
  },
};

export const Waiting: Story = {
  render: ({ frame }) => (
    <StateLayout
      frame={frame}
      scene="still"
      header="quiet"
      title="Opening your account"
      text="Stay for one breath."
    />
  ),
};

export const WithCard: Story = {
  name: 'With card',
  render: ({ frame }) => (
    <StateLayout
      frame={frame}
      scene="risen"
      header="secure"
      title="You’re in. Breathe out"
      text="Your 14 free days have begun."
      card={
        <>
          <Text>Full access begins today. We remind you three days before the first charge.</Text>
          <LinkButton href="#open" wide>
            Open Stillpoint
          </LinkButton>
        </>
      }
    />
  ),
};

export const LongWords: Story = {
  name: 'Long words',
  args: {
    scene: 'passing',
    title: 'Zahlungsmethodenaktualisierung fehlgeschlagen',
    text: 'Die Vertragsverlängerungsbenachrichtigung konnte leider nicht zugestellt werden.',
  },
};
