import type { TFunction } from 'i18next';
import { formatMoment } from '../../formatting/formatMoment.ts';
import { declarationFacts } from '../declarationFacts.ts';
import { greeting } from '../greeting.ts';
import { lateChargeSums } from '../lateChargeSums.ts';
import type { MailContent } from '../MailLayout/MailContent.ts';
import type { MailFrame } from '../MailFrame.ts';
import type { TerminationReportFacts } from './TerminationReportState.ts';

/** The words by which the help desk learns of a declaration that needs a person. */
export function terminationReportContent(
  { about, charges, ...declaration }: TerminationReportFacts,
  frame: MailFrame,
  t: TFunction<'mails'>,
): MailContent {
  const subject = t(($) => $.terminationReport.subject[about]);
  const at = `${formatMoment(declaration.declaredAt, frame.language, frame.country)} UTC`;

  return {
    subject,
    preview: t(($) => $.contractTermination.preview, { at }),
    title: subject,
    paragraphs: [greeting(undefined, t), t(($) => $.terminationReport.text[about])],
    sums: lateChargeSums(charges, frame),
    facts: declarationFacts(declaration, frame, t),
    notes: [],
    footer: {
      text: t(($) => $.terminationReport.footer),
      links: [
        { label: t(($) => $.footer.help), href: frame.links.help },
        { label: t(($) => $.footer.privacy), href: frame.links.privacy },
      ],
    },
  };
}
