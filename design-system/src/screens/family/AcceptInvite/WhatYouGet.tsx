import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import { color, fontSize, space } from '../../../tokens/index.ts';

/** What a person gets who joins a family. */
export function WhatYouGet() {
  const { t } = useTranslation('acceptInvite');

  return (
    <List aria-label={t(($) => $.open.gets)}>
      {(['all', 'account', 'free', 'unseen'] as const).map((point) => (
        <Point key={point}>
          <Tick name="check" />
          {t(($) => $.open[point])}
        </Point>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${space[2]};
  font-size: ${fontSize.small};
  line-height: 1.45;
`;

const Point = styled.li`
  display: grid;
  grid-template-columns: 1.25rem minmax(0, 1fr);
  gap: 0.65rem;
`;

const Tick = styled(Icon)`
  inline-size: 1.15rem;
  block-size: 1.15rem;
  margin-block-start: 0.1rem;
  color: ${color.tick};
  stroke-width: 2.2;
`;
