/** A node of Contentful's rich text. */
export interface RichNode {
  nodeType: string;
  data: Record<string, never>;
  content?: RichNode[];
  value?: string;
  marks?: never[];
}

/** Turns a text of paragraphs, `## headings` and `- items`, with empty lines between, into rich text. */
export function richTextOf(source: string): RichNode {
  const blocks = source.split(/\n\s*\n/).map((block) => block.trim());
  return node('document', blocks.filter((block) => block !== '').map(blockOf));
}

function blockOf(block: string): RichNode {
  if (block.startsWith('## ')) return node('heading-2', [words(block.slice(3))]);
  if (block.startsWith('- ')) {
    const items = block.split('\n').map((line) => line.replace(/^- /, ''));
    return node(
      'unordered-list',
      items.map((item) => node('list-item', [node('paragraph', [words(item)])])),
    );
  }
  return node('paragraph', [words(block.replaceAll('\n', ' '))]);
}

function node(nodeType: string, content: RichNode[]): RichNode {
  return { nodeType, data: {}, content };
}

function words(value: string): RichNode {
  return { nodeType: 'text', value, marks: [], data: {} };
}
