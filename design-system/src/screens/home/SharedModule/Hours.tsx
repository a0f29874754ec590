import { styled } from 'styled-components';
import { Container } from '../../../primitives/Container/Container.tsx';
import { Heading } from '../../../primitives/Heading/Heading.tsx';
import { Scene } from '../../../primitives/Scene/Scene.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { color, gutter, media, pageMax } from '../../../tokens/index.ts';
import type { SharedModuleState } from '../ModuleState.ts';
import { Section, SectionHead } from '../Section/Section.tsx';

export type HoursProps = Omit<Extract<SharedModuleState, { kind: 'hours' }>, 'kind'>;

const sceneOfMood = { dawn: 'hour-sit', dusk: 'hour-breathe', night: 'hour-sleep' } as const;

/** Three times of day side by side. */
export function Hours({ title, hours }: HoursProps) {
  return (
    <Section id="hours">
      <Container>
        <SectionHead>
          <Heading level={2} size="h1" stop>
            {title}
          </Heading>
        </SectionHead>
        <Row>
          {hours.map((hour) => (
            <Hour key={hour.mood}>
              <Round later name={sceneOfMood[hour.mood]} />
              <Words>
                <Heading level={3} size="h2">
                  {hour.title}
                </Heading>
                <Text soft>{hour.text}</Text>
              </Words>
            </Hour>
          ))}
        </Row>
      </Container>
    </Section>
  );
}

const Row = styled.div`
  --hour-gap: clamp(1.5rem, 4.5vw, 4.5rem);
  position: relative;
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: var(--hour-gap);

  /* The horizon runs through all three, from edge to edge of the window. */
  &::before {
    content: '';
    position: absolute;
    inset-inline-start: calc(50% - 50vw);
    inset-block-start: calc((min(${pageMax}, 100vw - 2 * ${gutter}) - 2 * var(--hour-gap)) / 3 * 0.655);
    inline-size: 100vw;
    block-size: 2px;
    background: ${color.horizon};
  }
  @media (max-width: 560px) {
    grid-template-columns: minmax(0, 1fr);
    gap: 3.5rem;

    &::before {
      display: none;
    }
  }
`;

const Hour = styled.article`
  position: relative;
  display: grid;
  align-content: start;
  gap: 1.9rem;

  ${media.narrow} {
    gap: 1.4rem;
  }
  @media (max-width: 560px) {
    &::before {
      content: '';
      position: absolute;
      inset-inline: calc(-1 * ${gutter});
      inset-block-start: calc((100vw - 2 * ${gutter}) * 0.72 * 0.655);
      block-size: 2px;
      background: ${color.horizon};
    }
  }
`;

const Round = styled(Scene)`
  position: relative;
  inline-size: 100%;
  aspect-ratio: 1;
  border-radius: 50%;

  @media (max-width: 560px) {
    inline-size: 72%;

    ${Hour}:nth-child(2) > & {
      margin-inline-start: auto;
    }
  }
`;

const Words = styled.div`
  display: grid;
  gap: 0.65rem;
  padding-inline-end: 0.75rem;
`;
