import { styled } from 'styled-components';
import { art, color } from '../../../tokens/index.ts';

export interface PlacesProps {
  count: number;
}

/** The places of a family on their horizon: that of the person who pays, and free ones. */
export function Places({ count }: PlacesProps) {
  return (
    <Row aria-hidden="true">
      {Array.from({ length: count }, (_, at) => (
        <Place key={at} data-taken={at === 0 || undefined} />
      ))}
    </Row>
  );
}

const Row = styled.div`
  align-self: end;
  display: flex;
  justify-content: center;
  gap: clamp(0.4rem, 1.7vw, 1.5rem);
  padding-inline: 1rem;
`;

const Place = styled.span`
  flex: 0 1 clamp(2.75rem, 9vw, 7rem);
  min-inline-size: 0;
  aspect-ratio: 1;
  border-radius: 50%;
  box-shadow: inset 0 0 0 2.5px ${color.seatFree};

  &[data-taken] {
    background: linear-gradient(${art.orbA} 42%, ${art.orbB});
    box-shadow: none;
  }
`;
