import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { color, fontSize, media, space } from '../../../tokens/index.ts';

export interface DataDetailsProps {
  details: readonly { path: string; value: string }[];
}

/** A value that has parts, in the names of the file: closed where there are many. */
export function DataDetails({ details }: DataDetailsProps) {
  const { t } = useTranslation('myData');
  const list = (
    <List lang="en">
      {details.map(({ path, value }) => (
        <div key={path}>
          <dt>{path}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </List>
  );
  if (details.length <= mostOpen) return list;

  return (
    <details>
      <Summary>{t(($) => $.details)}</Summary>
      {list}
    </details>
  );
}

/** More parts than these are closed. */
const mostOpen = 4;

const Summary = styled.summary`
  min-block-size: 44px;
  padding-block: ${space[2]};
  color: ${color.action};
  cursor: pointer;
`;

const List = styled.dl`
  display: grid;
  gap: 0.1rem;
  font-size: ${fontSize.small};

  & > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    gap: 0 1rem;

    ${media.narrow} {
      grid-template-columns: minmax(0, 1fr);
    }
  }
  & dt {
    color: ${color.textSoft};
    overflow-wrap: anywhere;
  }
  & dd {
    overflow-wrap: anywhere;
  }
`;
