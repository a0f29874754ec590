import type { LetterContent, LetterLink } from './LetterContent.ts';

/** A mail for those who read it without HTML. */
export function letterText(content: LetterContent): string {
  const { title, paragraphs, steps = [], sums = [], total, facts = [], action, notes, footer } = content;
  const inLines = ({ label, href }: LetterLink) => [label, href];
  const blocks = [
    [title],
    ...paragraphs.map((paragraph) => [paragraph]),
    ...steps.map(({ title: day, text, amount = '' }) => [`${day}  ${amount}`.trimEnd(), text]),
    [...sums, ...(total === undefined ? [] : [total])].map(({ label, amount }) => `${label}  ${amount}`),
    facts.map(({ label, value }) => `${label}  ${value}`),
    inLines(action),
    ...notes.map(({ text, link }) => [text, ...(link === undefined ? [] : [link.href])]),
    ['--', footer.text, ...footer.links.flatMap(inLines)],
  ];
  return blocks
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n')
    .concat('\n');
}
