import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { formatDay } from '../../../formatting/formatDay.ts';
import { formatMoney } from '../../../formatting/formatMoney.ts';
import { color, fontSize } from '../../../tokens/index.ts';
import type { InvoiceProps } from './InvoiceProps.ts';
import type { InvoiceLine } from './InvoiceState.ts';
import { useLineWords } from './useLineWords.ts';

export interface InvoiceLinesProps extends Pick<InvoiceProps, 'frame'> {
  lines: readonly InvoiceLine[];
}

/** What an invoice is for, line by line, without tax. */
export function InvoiceLines({ frame: { language, country }, lines }: InvoiceLinesProps) {
  const { t } = useTranslation('invoice');
  const wordsOf = useLineWords();
  const day = (date: string) => formatDay(date, language, 'withYear', country);

  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">{t(($) => $.lines.what)}</th>
          <th scope="col">{t(($) => $.lines.net)}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line, at) => (
          <tr key={at}>
            <th scope="row">
              <strong>{wordsOf(line)}</strong>
              {line.covers !== undefined && (
                <Covers>
                  {t(($) => $.lines.covers, { from: day(line.covers.from), until: day(line.covers.until) })}
                </Covers>
              )}
            </th>
            <td>{formatMoney(line.net, language)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const Table = styled.table`
  inline-size: 100%;
  border-collapse: collapse;

  & th {
    font-weight: 400;
    text-align: start;
    vertical-align: top;
  }
  & thead th {
    padding-block-end: 0.4rem;
    color: ${color.textSoft};
    font-size: ${fontSize.small};
  }
  & tbody th {
    padding-block: 0.7rem;
    padding-inline-end: 1rem;
  }
  & tbody td {
    padding-block: 0.7rem;
    font-variant-numeric: lining-nums tabular-nums;
    white-space: nowrap;
    vertical-align: top;
  }
  & thead th:last-child,
  & td {
    text-align: end;
  }
  & tbody tr {
    border-block-start: 1px solid ${color.line};
    break-inside: avoid;
  }
  & strong {
    font-weight: 600;
  }
`;

const Covers = styled.span`
  display: block;
  color: ${color.textSoft};
  font-size: ${fontSize.small};
`;
