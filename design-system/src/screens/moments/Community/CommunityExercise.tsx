import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Container } from '../../../primitives/Container/Container.tsx';
import { Heading } from '../../../primitives/Heading/Heading.tsx';
import { LinkButton } from '../../../primitives/LinkButton/LinkButton.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { space } from '../../../tokens/index.ts';
import { Section, SectionHead } from '../../home/Section/Section.tsx';
import { MomentPlayer } from '../MomentPlayer/MomentPlayer.tsx';
import { ScriptNeeded } from '../ScriptNeeded/ScriptNeeded.tsx';
import type { CommunityProps } from './CommunityProps.ts';

/** The address of the section within its page. */
export const exerciseId = 'exercise';

export interface CommunityExerciseProps {
  state: Pick<CommunityProps['state'], 'exercise' | 'signedIn'>;
  links: Pick<CommunityProps['links'], 'share' | 'sounds'>;
}

/** The exercise to listen to here. Members are led on to sharing it, also where no script knows its end. */
export function CommunityExercise({ state: { exercise, signedIn }, links }: CommunityExerciseProps) {
  const { t } = useTranslation('community');

  return (
    <Section id={exerciseId}>
      <Container>
        <SectionHead data-centred>
          <Heading level={2} size="h1" stop>
            {t(($) => $.exercise.title)}
          </Heading>
          <Text size="lead" soft>
            {signedIn ? t(($) => $.exercise.signedIn) : t(($) => $.exercise.signedOut)}
          </Text>
          {signedIn && <ScriptNeeded />}
        </SectionHead>
        <Centred>
          <Sheet elevation="float">
            <MomentPlayer
              exercise={exercise}
              sounds={links.sounds}
              level={3}
              share={signedIn ? links.share : undefined}
            />
          </Sheet>
          {signedIn && (
            <LinkButton href={links.share} variant="plain">
              {t(($) => $.exercise.share)}
            </LinkButton>
          )}
        </Centred>
      </Container>
    </Section>
  );
}

const Centred = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  gap: ${space[4]};
`;

const Sheet = styled(Card)`
  inline-size: 100%;
  max-inline-size: 34rem;
`;
