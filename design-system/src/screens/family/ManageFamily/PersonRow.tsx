import type { ReactNode } from 'react';
import type { Language } from '@stillpoint/translations';
import { styled } from 'styled-components';
import { EmailAddress } from '../../../primitives/EmailAddress/EmailAddress.tsx';
import { color, media } from '../../../tokens/index.ts';
import { PersonFace } from '../Person/PersonFace.tsx';
import { PersonWords } from '../Person/PersonWords.tsx';

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
      <PersonFace language={language} name={name} waiting={waiting} />
      <Body>
        <Words name={waiting ? <EmailAddress alone>{name}</EmailAddress> : name} details={details} />
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

const Words = styled(PersonWords)`
  ${media.narrow} {
    grid-area: 1 / 2;

    /* Nothing stands beside them. */
    [data-removable='false'] > div > & {
      grid-column-end: -1;
    }
  }
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
