import { styled } from 'styled-components';
import { skyLook } from '../Sky/Sky.look.ts';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import type { IconName } from '../../primitives/Icon/Icon.options.ts';
import { Scene } from '../../primitives/Scene/Scene.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { art, color, font, fontSize, media, radius } from '../../tokens/index.ts';

/** A person, or room for one, as a circle. */
export interface Seat {
  /** The whole circle, a part of it, or its outline. */
  kind: 'here' | 'invited' | 'free';
  /** A letter or a number, or an icon where there is no name. */
  face?: { letter: string } | { icon: IconName };
  /** Stands below the circle. */
  name?: string;
}

export interface SeatsPanelProps {
  title: string;
  lead: string;
  seats: readonly Seat[];
}

/** How several people stand: a heading, a sentence, and a row of circles on the horizon. The words say what the circles show. */
export function SeatsPanel({ title, lead, seats }: SeatsPanelProps) {
  return (
    <Root>
      <Shore name="seats" fit="cover" />
      <Sky>
        <Copy>
          <Heading level={1} size="h1" stop>
            {title}
          </Heading>
          <Text size="lead">{lead}</Text>
        </Copy>
        <Row aria-hidden="true">
          {seats.map(({ kind, face, name }, at) => (
            <Place key={at}>
              <Orb data-kind={kind}>
                {face && <Face>{'icon' in face ? <Icon name={face.icon} /> : face.letter}</Face>}
              </Orb>
              {name !== undefined && <Name>{name}</Name>}
            </Place>
          ))}
        </Row>
      </Sky>
    </Root>
  );
}

// The horizon of the drawing is at 330 of 460: the rows keep this ratio when the text grows.
const Root = styled.div`
  ${skyLook}
  display: grid;
  grid-template-rows: minmax(min-content, 330fr) 130fr;
  min-block-size: 460px;
  border-radius: ${radius.xxl};

  ${media.narrow} {
    min-block-size: 400px;
    border-radius: ${radius.xl};
  }
`;

const Shore = styled(Scene)`
  /* The reeds are at the end of the shore, and stay whole where the start is cut. On phones they are left out. */
  &::before {
    background-position-x: 100%;

    ${media.narrow} {
      background-position-x: 50%;
    }
  }
`;

const Sky = styled.div`
  display: grid;
  grid-template: minmax(min-content, 1fr) auto 2px / minmax(0, 1fr);
  min-inline-size: 0;
  margin-block-end: -2px;

  &::after {
    content: '';
    background: ${color.text};
    opacity: 0.6;
  }
`;

const Copy = styled.div`
  display: grid;
  align-content: start;
  gap: 0.9rem;
  max-inline-size: 44rem;
  padding: clamp(1.75rem, 3.5vw, 3rem) clamp(1.75rem, 3.5vw, 3rem) 2.25rem;
`;

const Row = styled.div`
  display: flex;
  justify-content: center;
  align-items: flex-end;
  gap: clamp(0.4rem, 1.7vw, 1.5rem);
  padding-inline: 1rem;
`;

const Place = styled.div`
  position: relative;
  flex: 0 1 clamp(44px, 9vw, 112px);
  min-inline-size: 0;
`;

const Orb = styled.div`
  position: relative;
  display: grid;
  place-items: center;
  aspect-ratio: 1;
  border-radius: 50%;
  font: 460 clamp(1rem, 2.4vw, 1.75rem) / 1 ${font.display};

  &[data-kind='here'],
  &[data-kind='invited']::before {
    background: linear-gradient(${art.orbA} 42%, ${art.orbB});
  }
  &[data-kind='here'] {
    color: ${color.onSun};
  }
  &[data-kind='invited'] {
    background: ${color.seatWait};
    color: ${color.text};
  }
  &[data-kind='invited']::before {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: 50%;
    clip-path: inset(62% 0 0);
  }
  &[data-kind='free'] {
    box-shadow: inset 0 0 0 2.5px ${color.seatFree};
    color: ${color.seatFree};
  }
`;

const Face = styled.span`
  [data-kind='invited'] > & {
    position: relative;
    margin-block-start: -18%;
  }
`;

const Name = styled.span`
  position: absolute;
  inset-block-start: calc(100% + 1.1rem);
  inset-inline: -0.4rem;
  overflow: hidden;
  color: ${color.onWater};
  font-size: ${fontSize.small};
  font-weight: 600;
  text-align: center;
  text-overflow: ellipsis;
  white-space: nowrap;

  @media (max-width: 767px) {
    display: none;
  }
`;
