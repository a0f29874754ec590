import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { formatDay } from '../../../formatting/formatDay.ts';
import { formatMoment } from '../../../formatting/formatMoment.ts';
import { formatMoney } from '../../../formatting/formatMoney.ts';
import { formatNumber } from '../../../formatting/formatNumber.ts';
import type { PageFrame } from '../../../patterns/Page/PageFrame.ts';
import { color } from '../../../tokens/index.ts';
import { DataDetails } from './DataDetails.tsx';
import type { DataLabel, DataValue } from './MyDataState.ts';
import { useDataWord } from './useDataWord.ts';

export interface DataValueTextProps {
  frame: Pick<PageFrame, 'language' | 'country'>;
  label: DataLabel;
  value: DataValue;
}

/** A value as the visitor's language and country write it. */
export function DataValueText({ frame: { language, country }, label, value }: DataValueTextProps) {
  const { t } = useTranslation('myData');
  const wordFor = useDataWord(language);

  switch (value.kind) {
    case 'text':
      return wordFor(label, value.text);
    case 'number':
      return formatNumber(value.number, language);
    case 'yesNo':
      return value.yes ? t(($) => $.values.yes) : t(($) => $.values.no);
    case 'day':
      return <time dateTime={value.day}>{formatDay(value.day, language, 'withYear', country)}</time>;
    case 'moment':
      return <time dateTime={value.at}>{formatMoment(value.at, language, country)}</time>;
    case 'money':
      return formatMoney(value.money, language);
    case 'details':
      return <DataDetails details={value.details} />;
    case 'nothing':
      return <Nothing>{t(($) => $.values.nothing)}</Nothing>;
  }
}

const Nothing = styled.span`
  color: ${color.textSoft};
`;
