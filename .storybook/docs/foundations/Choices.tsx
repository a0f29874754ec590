import type { ReactNode } from 'react';
import { styled } from 'storybook/theming';
import { Button } from '../../../design-system/src/primitives/Button/Button.tsx';
import { Heading } from '../../../design-system/src/primitives/Heading/Heading.tsx';
import { IconSpriteProvider } from '../../../design-system/src/primitives/Icon/IconSpriteProvider.tsx';
import { Notice } from '../../../design-system/src/primitives/Notice/Notice.tsx';
import { Text } from '../../../design-system/src/primitives/Text/Text.tsx';
import { iconSprite } from '../../look.tsx';
import { FoundationPage } from './FoundationPage.tsx';

interface Pair {
  title: string;
  why: string;
  right: ReactNode;
  wrong: ReactNode;
}

const pairs: readonly Pair[] = [
  {
    title: 'One primary action a screen',
    why: 'Who is tired reads one violet button. The others are second in weight, not in place.',
    right: (
      <>
        <Button>Start 14 free days · €0.00 today</Button>
        <Button variant="plain">Not now</Button>
      </>
    ),
    wrong: (
      <>
        <Button>Start</Button>
        <Button>Not now</Button>
      </>
    ),
  },
  {
    title: 'A button says what it does, and the sum',
    why: 'Nothing is charged by a press whose words do not say so.',
    right: <Button>Give a year · €69.99</Button>,
    wrong: <Button>Continue</Button>,
  },
  {
    title: 'What is safe first',
    why: 'A mishap is never the reader’s fault. Whether money was taken is the first thing that they want to know.',
    right: (
      <Notice tone="error" announced={false} title="Your bank declined this card">
        Nothing was charged. Try another card, or pay by PayPal.
      </Notice>
    ),
    wrong: (
      <Notice tone="error" announced={false} title="Error: payment failed">
        You entered an invalid card. Please try again later.
      </Notice>
    ),
  },
  {
    title: 'A button that waits keeps its place',
    why: 'It breathes, keeps the focus and takes no second press. What was typed stays.',
    right: <Button pending>Just a moment</Button>,
    wrong: <Button disabled>Just a moment</Button>,
  },
  {
    title: 'A heading has no full stop of its own',
    why: 'The circle on the baseline ends it. Question marks stay.',
    right: (
      <Heading level="none" size="h3" stop>
        You are in
      </Heading>
    ),
    wrong: (
      <Heading level="none" size="h3">
        You are in!!!
      </Heading>
    ),
  },
  {
    title: 'Sentences of a paragraph stand in soft text, prices do not',
    why: 'What costs something is read as easily as what it is.',
    right: <Text>Then €69.99 a year, from 14 December.</Text>,
    wrong: <Text soft>Then €69.99 a year, from 14 December.</Text>,
  },
];

/** What we do and what we do not, by pictures of real components. */
export function Choices() {
  return (
    <FoundationPage
      title="Do and don’t"
      lead="Each pair is made of the real components, by day and by night as the toolbar says."
    >
      <IconSpriteProvider href={iconSprite}>
        {pairs.map(({ title, why, right, wrong }) => (
          <section key={title}>
            <h2>{title}</h2>
            <p>{why}</p>
            <Both>
              <figure>
                <Stage inert>{right}</Stage>
                <figcaption>✓ Do</figcaption>
              </figure>
              <figure>
                <Stage inert>{wrong}</Stage>
                <figcaption>✕ Don’t</figcaption>
              </figure>
            </Both>
          </section>
        ))}
      </IconSpriteProvider>
    </FoundationPage>
  );
}

const Both = styled.div({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(280px, 1fr))',
  gap: 16,
  figure: { margin: 0 },
  figcaption: { marginBlockStart: 6, fontWeight: 700 },
});

const Stage = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  alignContent: 'center',
  gap: 12,
  minBlockSize: 150,
  padding: 20,
  borderRadius: 12,
  background: 'var(--color-page)',
  color: 'var(--color-text)',
  fontFamily: 'var(--font-text)',
});
