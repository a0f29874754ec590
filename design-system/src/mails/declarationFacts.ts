import type { TFunction } from 'i18next';
import { formatMoment } from '../formatting/formatMoment.ts';
import type { TerminationDeclaration } from '../screens/contract/EndContract/EndContractState.ts';
import { dayIn } from './dayIn.ts';
import type { MailContent } from './MailLayout/MailContent.ts';
import type { MailFrame } from './MailFrame.ts';

/** What was declared, in the lines of a mail. A number that the mail may not hold stands on the page of its link. */
export function declarationFacts(
  {
    name,
    email,
    contract,
    kind,
    reason,
    endsOn,
    declaredAt,
    numberOnPage,
  }: TerminationDeclaration & {
    numberOnPage?: boolean;
  },
  frame: MailFrame,
  t: TFunction<'mails'>,
): NonNullable<MailContent['facts']> {
  return [
    {
      label: t(($) => $.contractTermination.received),
      value: `${formatMoment(declaredAt, frame.language, frame.country)} UTC`,
    },
    { label: t(($) => $.contractTermination.name), value: name },
    { label: t(($) => $.contractTermination.email), value: email },
    {
      label: t(($) => $.contractTermination.contract),
      value: contract ?? t(($) => $.contractTermination[numberOnPage ? 'numberOnPage' : 'anyContract']),
    },
    { label: t(($) => $.contractTermination.kind), value: t(($) => $.contractTermination[kind]) },
    ...(reason === undefined ? [] : [{ label: t(($) => $.contractTermination.reason), value: reason }]),
    {
      label: t(($) => $.contractTermination.endsOn),
      value: endsOn === undefined ? t(($) => $.contractTermination.soonest) : dayIn(frame, endsOn),
    },
  ];
}
