import { expect, test } from 'vitest';
import { linkTarget } from './link-target.ts';
import { textBlocksFrom, type RichNode } from './text-blocks.ts';

const entry = { id: 'text', contentType: 'moduleText', fields: {} };

function blocksOf(nodes: RichNode[], firstLevel: 2 | 3 = 2) {
  const problems: string[] = [];
  const report = ({ problem }: { problem: string }) => problems.push(problem);
  return { blocks: textBlocksFrom(nodes, { entry, language: 'en', firstLevel, report }), problems };
}

const text = (value: string, ...marks: string[]): RichNode => ({
  nodeType: 'text',
  value,
  marks: marks.map((type) => ({ type })),
});
const node = (nodeType: string, ...content: RichNode[]): RichNode => ({ nodeType, content });
const link = (uri: unknown, label: string): RichNode => ({
  nodeType: 'hyperlink',
  data: { uri },
  content: [text(label)],
});

test('a text keeps its links and its strong words', () => {
  const paragraph = node(
    'paragraph',
    text('See '),
    link('/plans', 'all plans'),
    text('today', 'bold', 'code'),
  );

  expect(blocksOf([paragraph])).toEqual({
    blocks: [
      {
        kind: 'paragraph',
        runs: [{ text: 'See ' }, { text: 'all plans', href: '/plans' }, { text: 'today', strong: true }],
      },
    ],
    problems: [],
  });
});

test('lists are ordered or not, and keep the links of their items', () => {
  const item = node('list-item', node('paragraph', text('Rest '), link('https://example.com', 'here')));
  const runs = [{ text: 'Rest ' }, { text: 'here', href: 'https://example.com/' }];

  expect(blocksOf([node('ordered-list', item), node('unordered-list', item)]).blocks).toEqual([
    { kind: 'list', ordered: true, items: [runs] },
    { kind: 'list', ordered: false, items: [runs] },
  ]);
});

test.each([
  ['begin where the text does', 2, ['heading-4', 'heading-5'], [2, 3]],
  ['begin below the title', 3, ['heading-2', 'heading-2', 'heading-3'], [3, 3, 4]],
  ['leave out no level', 2, ['heading-1', 'heading-4', 'heading-2'], [2, 3, 3]],
  ['go no deeper than 4', 3, ['heading-1', 'heading-2', 'heading-3', 'heading-4'], [3, 4, 4, 4]],
] as const)('headings %s', (_, firstLevel, kinds, levels) => {
  const { blocks } = blocksOf(
    kinds.map((kind) => node(kind, text('Rest'))),
    firstLevel,
  );

  expect(blocks.map((block) => block.kind === 'heading' && block.level)).toEqual(levels);
});

// ASVS V1.5.4 V5.2.1 V5.3.1
test('markup stays a text', () => {
  const written = '<script>alert(1)</script>';

  expect(blocksOf([node('paragraph', text(written))]).blocks).toEqual([
    { kind: 'paragraph', runs: [{ text: written }] },
  ]);
});

// ASVS V5.2.1
test('a link that could do harm keeps its words, loses its address and is reported', () => {
  expect(blocksOf([node('paragraph', link('javascript:alert(1)', 'Press'))])).toEqual({
    blocks: [{ kind: 'paragraph', runs: [{ text: 'Press' }] }],
    problems: ['links "Press" to what no link may lead to'],
  });
});

test('what a text does not know is left out and reported', () => {
  expect(blocksOf([node('embedded-asset-block'), node('paragraph'), node('heading-2')])).toEqual({
    blocks: [],
    problems: ['holds a "embedded-asset-block", which a text does not know'],
  });
});

test.each([
  ['/plans?voucher=REST#top', '/plans?voucher=REST#top'],
  [' /plans ', '/plans'],
  ['https://example.com/a b', 'https://example.com/a%20b'],
  ['mailto:hello@stillpoint.example', 'mailto:hello@stillpoint.example'],
  ['tel:+49-30-123456', 'tel:+49-30-123456'],
  ['{{cancelSubscriptionUrl}}', '{{cancelSubscriptionUrl}}'],
])('a link may lead to %s', (written, address) => {
  expect(linkTarget(written, 'en')).toBe(address);
});

test.each([
  ['en', '/plans', '/'],
  ['de', '/de/plans', '/de'],
  ['pt', '/pt/plans', '/pt'],
] as const)('links within the site stay in "%s", unless they name a language', (language, plans, home) => {
  const report = () => undefined;
  const runs = [link('/plans', 'Plans'), link('/', 'Home'), link('/fr/plans', 'French')];
  const blocks = textBlocksFrom(
    [node('paragraph', ...runs), node('ordered-list', node('list-item', ...runs))],
    {
      entry,
      language,
      firstLevel: 2,
      report,
    },
  );

  const expected = [plans, home, '/fr/plans'].map((href) => expect.objectContaining({ href }) as object);
  expect(blocks).toMatchObject([{ runs: expected }, { items: [expected] }]);
});

test('the address of another site is the same in each language', () => {
  expect(linkTarget('https://example.com/plans', 'de')).toBe('https://example.com/plans');
});

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  '\u0001javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox',
  'http://example.com',
  'https://user:password@example.com',
  '//elsewhere.example',
  '/\\elsewhere.example',
  '/.//elsewhere.example',
  'mailto:hello@stillpoint.example?bcc=all@example.com',
  '{{price}}',
  'plans',
  '',
  undefined,
  { href: '/plans' },
])('a link may not lead to %j', (written) => {
  expect(linkTarget(written, 'en')).toBeUndefined();
});
