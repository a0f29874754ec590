import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { ExerciseId } from '../../../patterns/Player/exercises.options.ts';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Container } from '../../../primitives/Container/Container.tsx';
import { Heading } from '../../../primitives/Heading/Heading.tsx';
import { LinkButton } from '../../../primitives/LinkButton/LinkButton.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { space } from '../../../tokens/index.ts';
import { Section } from '../Section/Section.tsx';
import { useExercise } from '../useExercise.ts';

export interface ExerciseTeaserProps {
  exercise: ExerciseId;
  /** Where the exercise can be listened to without a script. */
  href: string;
  /** Where the server draws the exercise's player alone, for a script that puts it in place of the teaser. */
  player: string;
}

/**
 * Leads to an exercise in few bytes. Its name and lead stand where its player has them, above the room for the rest of
 * the player, so that nothing moves when that takes its place.
 */
export function ExerciseTeaser({ exercise, href, player }: ExerciseTeaserProps) {
  const { t } = useTranslation('exercises');
  const { title, lead } = useExercise(exercise).content;

  return (
    <Section>
      <Container>
        <Sheet>
          <Teaser data-teaser={player}>
            <Heading level={2} size="h3">
              {title}
            </Heading>
            <Text size="small" soft>
              {lead}
            </Text>
            <Listen href={href} variant="secondary">
              {t(($) => $.teaser.listen)}
            </Listen>
          </Teaser>
        </Sheet>
      </Container>
    </Section>
  );
}

const Sheet = styled(Card)`
  max-inline-size: 34rem;
  margin-inline: auto;
`;

/* As high as the player, with its gaps, its controls and the summary of its words. A journey measures both. */
const Teaser = styled.div`
  display: grid;
  gap: ${space[1]};
  justify-items: start;
  padding-block-end: calc(4.5rem - 14px);

  @media (scripting: none) {
    padding-block-end: 0;
  }
`;

const Listen = styled(LinkButton)`
  margin-block-start: 1.75rem;
`;
