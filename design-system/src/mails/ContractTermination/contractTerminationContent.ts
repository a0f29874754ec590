import type { TFunction } from 'i18next';
import { formatMoment } from '../../formatting/formatMoment.ts';
import { declarationFacts } from '../declarationFacts.ts';
import { greeting } from '../greeting.ts';
import type { MailContent } from '../MailLayout/MailContent.ts';
import type { MailFrame } from '../MailFrame.ts';
import type { ContractTerminationFacts } from './ContractTerminationState.ts';

/** The words around a declaration that ends a contract. The greeting has no name: the sender may be another person. */
export function contractTerminationContent(
  { link, days, ...declaration }: ContractTerminationFacts,
  frame: MailFrame,
  t: TFunction<'mails'>,
): MailContent {
  const at = `${formatMoment(declaration.declaredAt, frame.language, frame.country)} UTC`;
  const subject = t(($) => $.contractTermination.subject);

  return {
    subject,
    preview: t(($) => $.contractTermination.preview, { at }),
    title: subject,
    paragraphs: [greeting(undefined, t), t(($) => $.contractTermination.text, { at, count: days })],
    facts: declarationFacts(declaration, frame, t),
    action: { label: t(($) => $.contractTermination.action), href: link },
    notes: [{ text: t(($) => $.contractTermination.ignore) }],
    footer: {
      text: t(($) => $.contractTermination.footer),
      links: [
        { label: t(($) => $.footer.help), href: frame.links.help },
        { label: t(($) => $.footer.privacy), href: frame.links.privacy },
      ],
    },
  };
}
