import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, fontSize } from '../../../tokens/index.ts';

export interface PersonWordsProps {
  /** A name, or the address where the name is not known. */
  name: ReactNode;
  /** Small lines below the name. */
  details: readonly string[];
  /** A link below the details. */
  more?: ReactNode;
  className?: string;
}

/** The name of a person, and what is known. */
export function PersonWords({ name, details, more, className }: PersonWordsProps) {
  return (
    <Root className={className}>
      <strong>{name}</strong>
      {details.map((detail) => (
        <Detail key={detail}>{detail}</Detail>
      ))}
      {Boolean(more) && <Detail>{more}</Detail>}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  flex: 1 1 11.5rem;
  grid-template-columns: minmax(0, 1fr);
  line-height: 1.4;
  overflow-wrap: anywhere;

  & strong {
    font-weight: 600;
  }
`;

const Detail = styled.span`
  color: ${color.textSoft};
  font-size: ${fontSize.small};
`;
