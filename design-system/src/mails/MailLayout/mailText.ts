import type { Language } from '@stillpoint/translations';
import type { MailContent, MailLink } from './MailContent.ts';

/** The plain-text version of a mail. */
export function mailText(content: MailContent, language: Language): string {
  const {
    title,
    paragraphs,
    steps = [],
    sums = [],
    total,
    code,
    facts = [],
    action,
    notes,
    footer,
  } = content;
  const inLines = ({ label, href }: MailLink) => [label, href];
  const inLine = (label: string, value: string) => `${label}${language === 'fr' ? '\u202f:' : ':'} ${value}`;
  const blocks = [
    [title],
    ...paragraphs.map((paragraph) => [paragraph]),
    ...steps.map(({ title: day, text, amount = '' }) => [amount === '' ? day : inLine(day, amount), text]),
    [...sums, ...(total === undefined ? [] : [total])].map(({ label, amount }) => inLine(label, amount)),
    code === undefined ? [] : [code],
    facts.map(({ label, value }) => inLine(label, value)),
    action === undefined ? [] : inLines(action),
    ...notes.map(({ text, link }) => [text, ...(link === undefined ? [] : [link.href])]),
    ['--', footer.text, ...footer.links.flatMap(inLines)],
  ];
  return blocks
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n')
    .concat('\n');
}
