import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { gutter } from '../../../tokens/index.ts';
import type { CommunityProps } from './CommunityProps.ts';
import { MomentItem } from './MomentItem.tsx';

export interface MomentListProps {
  moments: CommunityProps['state']['moments'];
  links: Pick<CommunityProps['links'], 'moments' | 'reports'>;
}

/** Moments side by side, their drawings on one horizon. */
export function MomentList({ moments, links }: MomentListProps) {
  const { t } = useTranslation('community');

  return (
    <List aria-label={t(($) => $.list)}>
      {moments.map((moment) => (
        <MomentItem
          key={moment.id}
          moment={moment}
          page={links.moments[moment.id] ?? ''}
          report={links.reports[moment.id]}
        />
      ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: clamp(2.75rem, 5vw, 4.5rem) clamp(1.5rem, 4vw, 3.5rem);
  margin: 0;
  padding: 0;
  list-style: none;

  /* The horizon goes on to the next drawing, and ends with the row; narrow, at the edge of the window. */
  & > li {
    --horizon-end: calc(-1 * clamp(1.5rem, 4vw, 3.5rem));
  }
  @media (min-width: 901px) {
    & > li:nth-child(3n) {
      --horizon-end: 0px;
    }
  }
  @media (min-width: 561px) and (max-width: 900px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    & > li:nth-child(2n) {
      --horizon-end: 0px;
    }
  }
  @media (max-width: 560px) {
    grid-template-columns: minmax(0, 1fr);

    & > li {
      --horizon-end: calc(-1 * ${gutter});
    }
  }
`;
