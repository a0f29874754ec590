import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { formatNumber } from '../../../formatting/formatNumber.ts';
import type { PageFrame } from '../../../patterns/Page/PageFrame.ts';
import { color, fontSize, media, space } from '../../../tokens/index.ts';
import { DataValueText } from './DataValueText.tsx';
import type { DataTable } from './MyDataState.ts';

export interface DataTableSectionProps {
  frame: Pick<PageFrame, 'language' | 'country'>;
  table: DataTable;
}

/** What is kept in one table: its heading, its entries, and how many more the file has. */
export function DataTableSection({ frame, table: { heading, rows, more: count } }: DataTableSectionProps) {
  const { t } = useTranslation('myData');

  return (
    <Section>
      <h2>{t(($) => $.tables[heading])}</h2>
      {rows.map((row, at) => (
        <Entry key={at}>
          {row.map(({ label, value }) => (
            <div key={label}>
              <dt>{t(($) => $.labels[label])}</dt>
              <dd>
                <DataValueText frame={frame} label={label} value={value} />
              </dd>
            </div>
          ))}
        </Entry>
      ))}
      {count !== undefined && (
        <More>{t(($) => $.more, { count, number: formatNumber(count, frame.language) })}</More>
      )}
    </Section>
  );
}

const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[2]};
  font-size: ${fontSize.small};
  line-height: 1.45;

  & + & {
    margin-block-start: ${space[5]};
  }
  & h2 {
    color: ${color.text};
    font-size: inherit;
    font-weight: 600;
  }
`;

const Entry = styled.dl`
  display: grid;
  gap: 0.3rem;
  padding-block: ${space[3]} ${space[2]};
  border-block-start: 1px solid ${color.line};

  & > div {
    display: grid;
    grid-template-columns: minmax(0, 14rem) minmax(0, 1fr);
    gap: 0 1rem;

    ${media.narrow} {
      grid-template-columns: minmax(0, 1fr);
    }
  }
  & > div > dt {
    color: ${color.textSoft};
    hyphens: auto;
  }
  & > div > dd {
    color: ${color.text};
    overflow-wrap: anywhere;
  }
`;

const More = styled.p`
  color: ${color.textSoft};
`;
