import { styled } from 'styled-components';
import { art, color, font, media } from '../../../tokens/index.ts';

export interface FamilyPlacesProps {
  /** How many there are, that of the person who pays among them. */
  places: number;
  /** What the circles show. */
  label: string;
  /** The first letter of the name of the person who pays, where it is known. */
  initial: string | undefined;
}

/** The places of a family plan as circles in a row: that of the person who pays, and the free ones. */
export function FamilyPlaces({ places, label, initial }: FamilyPlacesProps) {
  return (
    <Row role="img" aria-label={label}>
      {Array.from({ length: places }, (_, at) => (
        <Place key={at} data-taken={at === 0 || undefined}>
          {at === 0 && initial}
        </Place>
      ))}
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  justify-content: center;
  gap: clamp(0.4rem, 1.2vw, 0.9rem);
  inline-size: min(100%, 30rem);
  padding-inline: 0.75rem;

  ${media.narrow} {
    padding-inline: 1.25rem;
  }
`;

const Place = styled.span`
  display: grid;
  flex: 1 1 0;
  place-items: center;
  min-inline-size: 0;
  aspect-ratio: 1;
  border-radius: 50%;
  box-shadow: inset 0 0 0 2.5px ${color.seatFree};

  &[data-taken] {
    background: linear-gradient(${art.orbA} 62%, ${art.orbB} 62%);
    box-shadow: none;
    color: ${color.onSun};
    font: 460 clamp(1rem, 2.4vw, 1.5rem) / 1 ${font.display};
  }
`;
