import type { MailContent, MailLink } from './MailContent.ts';

/** The plain-text version of a mail. */
export function mailText(content: MailContent): string {
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
  const blocks = [
    [title],
    ...paragraphs.map((paragraph) => [paragraph]),
    ...steps.map(({ title: day, text, amount = '' }) => [`${day}  ${amount}`.trimEnd(), text]),
    [...sums, ...(total === undefined ? [] : [total])].map(({ label, amount }) => `${label}  ${amount}`),
    code === undefined ? [] : [code],
    facts.map(({ label, value }) => `${label}  ${value}`),
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
