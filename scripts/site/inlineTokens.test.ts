import { expect, test } from 'vitest';
import { inlineTokens } from './inlineTokens.ts';

const tokens = { color: { text: 'var(--text)' }, space: { 3: 'var(--space-3)' }, touch: 'var(--touch)' };

function inlined(template: string, names = 'color, space, touch') {
  const source = `import { ${names} } from '../../tokens/index.ts';\n${template}`;
  return inlineTokens(source, tokens).split('\n').slice(1).join('\n');
}

test('the values of tokens stand in a template', () => {
  expect(inlined('`color: ${color.text}; gap: ${space[3]}; block-size: ${touch};`')).toBe(
    '`color: var(--text); gap: var(--space-3); block-size: var(--touch);`',
  );
});

test('other values of a template stay', () => {
  const template = '`${color.unknown} ${color} ${other.text} ${color.text.length} ${(place) => place}`';
  expect(inlined(template)).toBe(template);
});

test('a name that is not imported from the tokens stays', () => {
  expect(inlined('`${touch} ${color.text}`', 'touch')).toBe('`var(--touch) ${color.text}`');
  expect(inlineTokens('`${touch}`', tokens)).toBe('`${touch}`');
});
