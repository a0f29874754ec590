/** A node of Contentful's rich text. */
export interface RichNode {
  nodeType: string;
  data: { uri?: string };
  content?: RichNode[];
  value?: string;
  marks?: { type: string }[];
}

/**
 * Turns a text of paragraphs, `## headings`, `### smaller headings` and `- items`, with empty lines between, into rich
 * text. Within them stand `[links](/address)` and `**strong words**`.
 */
export function richTextOf(source: string): RichNode {
  const blocks = source.split(/\n\s*\n/).map((block) => block.trim());
  return node('document', blocks.filter((block) => block !== '').map(blockOf));
}

function blockOf(block: string): RichNode {
  if (block.startsWith('### ')) return node('heading-3', words(block.slice(4)));
  if (block.startsWith('## ')) return node('heading-2', words(block.slice(3)));
  if (block.startsWith('- ')) {
    const items = block.split('\n').map((line) => line.replace(/^- /, ''));
    return node(
      'unordered-list',
      items.map((item) => node('list-item', [node('paragraph', words(item))])),
    );
  }
  return node('paragraph', words(block.replaceAll('\n', ' ')));
}

/** The pieces of a line: links, strong words, and what stands between them. */
function words(line: string): RichNode[] {
  const pieces: RichNode[] = [];
  let from = 0;
  for (const { 0: whole, 1: label, 2: uri, 3: strong, index } of line.matchAll(
    /\[([^\]]+)\]\(([^)\s]+)\)|\*\*([^*]+)\*\*/g,
  )) {
    if (index > from) pieces.push(text(line.slice(from, index)));
    if (label !== undefined) pieces.push(node('hyperlink', [text(label)], uri));
    if (strong !== undefined) pieces.push(text(strong, ['bold']));
    from = index + whole.length;
  }
  if (from < line.length) pieces.push(text(line.slice(from)));
  return pieces;
}

function node(nodeType: string, content: RichNode[], uri?: string): RichNode {
  return { nodeType, data: uri === undefined ? {} : { uri }, content };
}

function text(value: string, marks: string[] = []): RichNode {
  return { nodeType: 'text', value, marks: marks.map((type) => ({ type })), data: {} };
}
