import { linkTarget } from './link-target.ts';
import type { RawEntry } from './entries.ts';
import type { Report } from './report.ts';
import type { TextBlock, TextRun } from './values.ts';

/** A node of the content service's rich text. */
export interface RichNode {
  nodeType: string;
  value?: string;
  marks?: { type?: unknown }[];
  data?: { uri?: unknown };
  content?: RichNode[];
}

type Heading = Extract<TextBlock, { kind: 'heading' }>;

/**
 * The blocks of a rich text. Its headings begin at a level and leave none out. A link that could do harm loses its
 * address and keeps its words; a piece of an unknown kind is left out. Both are reported.
 */
export function textBlocksFrom(
  nodes: RichNode[],
  { entry, firstLevel, report }: { entry: RawEntry; firstLevel: 2 | 3; report: Report },
): TextBlock[] {
  let previous: number = firstLevel - 1;
  const highest = Math.min(...nodes.map(levelOf).filter((level) => level !== undefined));

  return nodes.flatMap((node): TextBlock | [] => {
    const level = levelOf(node);
    if (level !== undefined) {
      const text = wordsOf(node).trim();
      if (text === '') return [];
      previous = Math.min(firstLevel + level - highest, previous + 1, 4);
      return { kind: 'heading', level: previous as Heading['level'], text };
    }
    switch (node.nodeType) {
      case 'paragraph': {
        const runs = runsOf(node, entry, report);
        return runs.length === 0 ? [] : { kind: 'paragraph', runs };
      }
      case 'unordered-list':
      case 'ordered-list':
        return {
          kind: 'list',
          ordered: node.nodeType === 'ordered-list',
          items: (node.content ?? []).map((item) => runsOf(item, entry, report)),
        };
      default:
        report({ entry, problem: `holds a "${node.nodeType}", which a text does not know` });
        return [];
    }
  });
}

/** All words of a node, without links and marks. */
export function wordsOf({ value = '', content = [] }: RichNode): string {
  return value + content.map(wordsOf).join('');
}

function levelOf({ nodeType }: RichNode): number | undefined {
  const level = /^heading-([1-6])$/.exec(nodeType)?.[1];
  return level === undefined ? undefined : Number(level);
}

function runsOf(node: RichNode, entry: RawEntry, report: Report): TextRun[] {
  if (node.nodeType === 'text') {
    const { value = '', marks = [] } = node;
    const strong = marks.some(({ type }) => type === 'bold');
    return value === '' ? [] : [{ text: value, ...(strong && { strong }) }];
  }
  if (node.nodeType === 'hyperlink') {
    const text = wordsOf(node);
    const href = linkTarget(node.data?.uri);
    if (href === undefined) report({ entry, problem: `links "${text}" to what no link may lead to` });
    return text === '' ? [] : [{ text, ...(href !== undefined && { href }) }];
  }
  return (node.content ?? []).flatMap((each) => runsOf(each, entry, report));
}
