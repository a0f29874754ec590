import { styled } from 'styled-components';
import { skyLook } from '../../../patterns/Sky/Sky.look.ts';
import { Container } from '../../../primitives/Container/Container.tsx';
import { Scene } from '../../../primitives/Scene/Scene.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { radius, space } from '../../../tokens/index.ts';
import { Section } from '../Section/Section.tsx';
import type { PictureScene } from './ContentPageState.ts';

export interface PictureProps {
  scene: PictureScene;
  /** What the picture shows, for visitors who do not see it. */
  alt: string;
  caption: string | undefined;
}

/** A drawing with a caption. */
export function Picture({ scene, alt, caption }: PictureProps) {
  return (
    <Section>
      <Container>
        <Figure>
          <Frame role="img" aria-label={alt}>
            <Scene name={scene} fit="cover" later />
          </Frame>
          {caption !== undefined && caption !== '' && (
            <figcaption>
              <Text size="small" soft>
                {caption}
              </Text>
            </figcaption>
          )}
        </Figure>
      </Container>
    </Section>
  );
}

const Figure = styled.figure`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
  margin: 0;
  overflow-wrap: anywhere;
`;

const Frame = styled.div`
  ${skyLook}
  aspect-ratio: 16 / 9;
  border-radius: ${radius.xl};
`;
