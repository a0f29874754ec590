import type { ReactNode } from 'react';
import type { Language } from '@stillpoint/translations';
import { styled } from 'styled-components';
import { EmailAddress } from '../../../primitives/EmailAddress/EmailAddress.tsx';
import { color, font, fontSize, media } from '../../../tokens/index.ts';
import { initialOf } from './initialOf.ts';

export interface PersonRowProps {
  language: Language;
  /** A name, or the address where the name is not known. */
  name: string;
  /** Invited, and not here yet. */
  waiting?: boolean;
  /** Small lines below the name. */
  details: readonly string[];
  chip: ReactNode;
  /** A button with words. */
  press?: ReactNode;
  /** A button or link with an icon, which takes the person out of the list. */
  removal?: ReactNode;
  /** Below the words. */
  notice?: ReactNode;
}

/** One person of a family: a face, a name, what is known, a chip, and what can be done. */
export function PersonRow({
  language,
  name,
  waiting = false,
  details,
  chip,
  press,
  removal,
  notice,
}: PersonRowProps) {
  return (
    <Root data-removable={Boolean(removal)}>
      <Face aria-hidden="true" data-waiting={waiting || undefined}>
        {initialOf(name, language)}
      </Face>
      <Body>
        <Words>
          <strong>{waiting ? <EmailAddress alone>{name}</EmailAddress> : name}</strong>
          {details.map((detail) => (
            <Detail key={detail}>{detail}</Detail>
          ))}
        </Words>
        <Standing>
          {chip}
          {press}
        </Standing>
        {Boolean(notice) && <Below>{notice}</Below>}
      </Body>
      {Boolean(removal) && <Removal>{removal}</Removal>}
    </Root>
  );
}

const Root = styled.li`
  display: grid;
  grid-template-columns: 52px minmax(0, 1fr) 48px;
  align-items: center;
  gap: 0.25rem 1.1rem;
  min-block-size: 84px;
  padding: 0.9rem 1rem;

  ${media.narrow} {
    grid-template-columns: 48px minmax(0, 1fr) 26px;
    gap: 0.4rem 0.9rem;
    align-items: start;
    padding-inline: 0.5rem;
  }
`;

const Face = styled.span`
  display: grid;
  place-items: center;
  aspect-ratio: 1;
  border-radius: 50%;
  background: ${color.surfaceWarm};
  color: ${color.textOnWarm};
  font: 460 1.25rem/1 ${font.display};

  &[data-waiting] {
    background: ${color.surfaceTint};
    color: ${color.onActionSoft};
  }
`;

// Where chip and button do not fit beside the words, they stand below them. Narrow, all are cells of the row.
const Body = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.4rem 1.1rem;

  ${media.narrow} {
    display: contents;
  }
`;

const Words = styled.div`
  display: grid;
  flex: 1 1 11.5rem;
  grid-template-columns: minmax(0, 1fr);
  line-height: 1.4;
  overflow-wrap: anywhere;

  & strong {
    font-weight: 600;
  }

  ${media.narrow} {
    grid-area: 1 / 2;

    /* Nothing stands beside them. */
    [data-removable='false'] > div > & {
      grid-column-end: -1;
    }
  }
`;

const Detail = styled.span`
  color: ${color.textSoft};
  font-size: ${fontSize.small};
`;

// The button comes before the chip where they stand in a line, so that all chips end in one column.
const Standing = styled.div`
  display: flex;
  flex-direction: row-reverse;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: 0.4rem 0.9rem;

  ${media.narrow} {
    flex-direction: row;
    grid-area: 2 / 2 / auto / -1;
    justify-content: flex-start;

    /* Its words begin where those of the row do. */
    & > form:has([data-variant='plain']) {
      margin-inline-start: -1.15rem;
    }
  }
`;

const Below = styled.div`
  flex: 1 0 100%;
  margin-block-start: 0.4rem;

  ${media.narrow} {
    grid-column: 1 / -1;
  }
`;

const Removal = styled.div`
  display: grid;
  justify-items: end;

  /* The room around its icon is room between it and the words. */
  ${media.narrow} {
    grid-area: 1 / 3;
    margin-inline: -0.9rem -0.5rem;
  }

  & > a {
    inline-size: 48px;
    min-block-size: 48px;
    padding: 0;
    color: ${color.textSoft};
    font-size: inherit;
  }
`;
