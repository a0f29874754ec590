import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, media } from '../../../tokens/index.ts';
import { PersonFace } from '../../family/Person/PersonFace.tsx';
import { PersonWords } from '../../family/Person/PersonWords.tsx';
import type { BuddiesPartProps } from './BuddiesProps.ts';

export interface BuddyRowProps extends Pick<BuddiesPartProps, 'frame'> {
  name: string;
  details: readonly string[];
  /** A link below the details. */
  more?: ReactNode;
  /** What can be done: forms and links. */
  actions: ReactNode;
}

/** One other person: a face, a name, what is known, and what can be done. */
export function BuddyRow({ frame, name, details, more, actions }: BuddyRowProps) {
  return (
    <Root>
      <PersonFace language={frame.language} name={name} />
      <Body>
        <PersonWords name={name} details={details} more={more} />
        <Actions>{actions}</Actions>
      </Body>
    </Root>
  );
}

const Root = styled.li`
  display: grid;
  grid-template-columns: 52px minmax(0, 1fr);
  align-items: center;
  gap: 0.5rem 1.1rem;
  padding-block: 0.9rem;

  & + & {
    border-block-start: 1px solid ${color.line};
  }
  ${media.narrow} {
    grid-template-columns: 48px minmax(0, 1fr);
    gap: 0.6rem 0.9rem;
    align-items: start;
  }
`;

// Where the actions do not fit beside the words, they stand below them. Narrow, they have the whole row.
const Body = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.5rem 1rem;

  ${media.narrow} {
    display: contents;
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.4rem;

  /* Three do not fit in a line of a phone: the first has one of its own. */
  ${media.narrow} {
    grid-column: 1 / -1;

    & > :first-child:nth-last-child(3) {
      flex: 1 0 100%;
    }
    & > :first-child:nth-last-child(3) > button {
      inline-size: 100%;
    }
  }
`;
