import type { Language } from '../../domain/languages.ts';
import type { TextBlock, TextRun } from './content.ts';
import type { RawEntry } from './entries.ts';
import { linkTarget } from './link-target.ts';
import type { Report } from './report.ts';

/** A node of the content service's rich text. */
export interface RichNode {
  nodeType: string;
  value?: string;
  marks?: { type?: unknown }[];
  data?: { uri?: unknown };
  content?: RichNode[];
}

/** Where a rich text stands, and how its faults are reported. */
interface TextPlace {
  entry: RawEntry;
  /** Links of ours lead to this language. */
  language: Language;
  firstLevel: 2 | 3;
  report: Report;
}

type Heading = Extract<TextBlock, { kind: 'heading' }>;

/**
 * The blocks of a rich text. Its headings begin at a level and leave none out. A link that could do harm loses its
 * address and keeps its words; a piece of an unknown kind is left out. Both are reported.
 */
export function textBlocksFrom(nodes: RichNode[], place: TextPlace): TextBlock[] {
  const { entry, firstLevel, report } = place;
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
        const runs = runsOf(node, place);
        return runs.length === 0 ? [] : { kind: 'paragraph', runs };
      }
      case 'unordered-list':
      case 'ordered-list':
        return {
          kind: 'list',
          ordered: node.nodeType === 'ordered-list',
          items: (node.content ?? []).map((item) => runsOf(item, place)),
        };
      default:
        report({ entry, problem: `holds a "${node.nodeType}", which a text does not know` });
        return [];
    }
  });
}

/** All words of a node, without links and marks. */
function wordsOf({ value = '', content = [] }: RichNode): string {
  return value + content.map(wordsOf).join('');
}

function levelOf({ nodeType }: RichNode): number | undefined {
  const level = /^heading-([1-6])$/.exec(nodeType)?.[1];
  return level === undefined ? undefined : Number(level);
}

function runsOf(node: RichNode, place: TextPlace): TextRun[] {
  if (node.nodeType === 'text') {
    const { value = '', marks = [] } = node;
    const strong = marks.some(({ type }) => type === 'bold');
    return value === '' ? [] : [{ text: value, ...(strong && { strong }) }];
  }
  if (node.nodeType === 'hyperlink') {
    const text = wordsOf(node);
    const { entry, language, report } = place;
    const href = linkTarget(node.data?.uri, language);
    if (href === undefined) report({ entry, problem: `links "${text}" to what no link may lead to` });
    return text === '' ? [] : [{ text, ...(href !== undefined && { href }) }];
  }
  return (node.content ?? []).flatMap((each) => runsOf(each, place));
}
