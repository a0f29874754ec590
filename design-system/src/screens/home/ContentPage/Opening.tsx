import { styled } from 'styled-components';
import { siteHeaderHeight } from '../../../patterns/SiteHeader/SiteHeader.options.ts';
import { skyLook } from '../../../patterns/Sky/Sky.look.ts';
import { Container } from '../../../primitives/Container/Container.tsx';
import { Heading } from '../../../primitives/Heading/Heading.tsx';
import { Scene } from '../../../primitives/Scene/Scene.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { art, color, gutter, media, pageMax, radius, space } from '../../../tokens/index.ts';
import type { PictureScene } from './ContentPageState.ts';

export interface OpeningProps {
  /** 1 where it opens the page. */
  level: 1 | 2;
  headline: string;
  lead?: string;
  /** The drawing below the words. Without one they stand on the plain page. */
  scene?: PictureScene | undefined;
}

/** A headline with a lead, over a drawing or without one. */
export function Opening({ level, headline, lead, scene }: OpeningProps) {
  const words = (
    <Container>
      <Copy>
        <Heading level={level} size={level === 1 ? 'display' : 'h1'} stop>
          {headline}
        </Heading>
        {lead !== undefined && lead !== '' && <Text size="lead">{lead}</Text>}
      </Copy>
    </Container>
  );

  if (scene === undefined) return <Plain>{words}</Plain>;
  return (
    <WithScene
      data-tall={tallScenes.includes(scene) || undefined}
      data-round={roundScenes.includes(scene) || undefined}
    >
      {words}
      <Ground>
        <Scene name={scene} fit="cover" later={level === 2} />
      </Ground>
    </WithScene>
  );
}

/** Round drawings, and all that are as high as they are wide, or higher: a wide window shows them beside the words. */
const roundScenes: readonly PictureScene[] = ['hour-sit', 'hour-breathe', 'hour-sleep'];
const tallScenes: readonly PictureScene[] = ['shore', ...roundScenes];

const Plain = styled.div`
  padding-block: ${space[6]};
`;

const WithScene = styled.div`
  ${skyLook}
  display: grid;
  align-content: space-between;
  gap: ${space[6]};

  ${media.wide} {
    &[data-tall] {
      position: relative;
      min-block-size: max(42rem, 46vw);
      /* No land ends the sky beside the drawing: it passes into the page. */
      background: linear-gradient(${art.skyA}, ${art.skyM} 45%, ${art.skyB} 70%, ${color.page});
    }
  }

  /* Its sky begins behind the header. */
  &:first-child {
    margin-block-start: -${siteHeaderHeight.wide};
    padding-block-start: ${siteHeaderHeight.wide};
  }
  ${media.narrow} {
    &:first-child {
      margin-block-start: -${siteHeaderHeight.narrow};
      padding-block-start: ${siteHeaderHeight.narrow};
    }
  }
`;

/** The words end where the drawing begins. Its circle is always in view. */
const Ground = styled.div`
  position: relative;
  isolation: isolate;
  overflow: hidden;
  block-size: clamp(16rem, 42vw, 34rem);

  [data-tall] > & {
    block-size: max(18.5rem, 80vw);
  }
  ${media.wide} {
    [data-tall] > & {
      position: absolute;
      inset-block: ${siteHeaderHeight.wide} 0;
      inset-inline: 54% 0;
      block-size: auto;
      border-start-start-radius: ${radius.xl};
    }
    /* The circle stays whole. */
    [data-round] > & {
      inset-block-end: ${space[6]};
      inset-inline-end: max(${gutter}, (100% - ${pageMax}) / 2);
      border-radius: 0;
    }
    [data-round] > & > *::before {
      background-position: 50% 50%;
      background-size: contain;
    }
  }
`;

const Copy = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.5rem;
  max-inline-size: 44rem;
  padding-block-start: clamp(1.5rem, 3.2vw, 2.75rem);

  & > [data-size='lead'] {
    max-inline-size: 34rem;
  }
  ${media.wide} {
    [data-tall] & {
      max-inline-size: 46%;
      padding-block: clamp(1.5rem, 9vw, 8rem) ${space[6]};
    }
  }
`;
