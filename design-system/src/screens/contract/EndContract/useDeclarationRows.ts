import { useTranslation } from 'react-i18next';
import type { DateLocale } from '../../../formatting/DateLocale.ts';
import { formatDay } from '../../../formatting/formatDay.ts';
import { formatMoment } from '../../../formatting/formatMoment.ts';
import type { TerminationDeclaration } from './EndContractState.ts';

export interface DeclarationRow {
  label: string;
  value: string;
}

/** A declaration in words, as its page, its file and its mail say it. */
export function useDeclarationRows(
  { name, email, contract, kind, reason, endsOn, declaredAt }: TerminationDeclaration,
  { language, country }: DateLocale,
): DeclarationRow[] {
  const { t } = useTranslation('endContract');
  return [
    { label: t(($) => $.sheet.receivedAt), value: `${formatMoment(declaredAt, language, country)} UTC` },
    { label: t(($) => $.sheet.name), value: name },
    { label: t(($) => $.email.label), value: email },
    { label: t(($) => $.sheet.contract), value: contract ?? t(($) => $.sheet.anyContract) },
    { label: t(($) => $.kind.label), value: t(($) => $.kind[kind]) },
    ...(reason === undefined ? [] : [{ label: t(($) => $.sheet.reason), value: reason }]),
    {
      label: t(($) => $.sheet.endsOn),
      value:
        endsOn === undefined ? t(($) => $.sheet.soonest) : formatDay(endsOn, language, 'withYear', country),
    },
  ];
}
