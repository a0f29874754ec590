import { styled } from 'styled-components';
import type { ExerciseId } from '../../../patterns/Player/exercises.options.ts';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Container } from '../../../primitives/Container/Container.tsx';
import { Heading } from '../../../primitives/Heading/Heading.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { MomentPlayer } from '../../moments/MomentPlayer/MomentPlayer.tsx';
import { Section, SectionHead } from '../Section/Section.tsx';

export interface ExerciseProps {
  title: string;
  lead: string;
  exercise: ExerciseId;
  links: {
    /** The addresses of the exercises' sounds. */
    sounds: Record<ExerciseId, string>;
    /** Where members share each of them once they have listened. */
    shares?: Record<ExerciseId, string>;
  };
}

/** An exercise to listen to. Its player works without a script; one that takes over makes it ours. */
export function Exercise({ title, lead, exercise, links }: ExerciseProps) {
  return (
    <Section id={exercise}>
      <Container>
        <SectionHead data-centred>
          <Heading level={2} size="h1" stop>
            {title}
          </Heading>
          {lead !== '' && (
            <Text size="lead" soft>
              {lead}
            </Text>
          )}
        </SectionHead>
        <Sheet>
          <MomentPlayer
            exercise={exercise}
            sounds={links.sounds}
            level={3}
            share={links.shares?.[exercise]}
          />
        </Sheet>
      </Container>
    </Section>
  );
}

const Sheet = styled(Card)`
  max-inline-size: 34rem;
  margin-inline: auto;
`;
