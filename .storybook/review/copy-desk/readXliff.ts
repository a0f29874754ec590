/** The texts of an XLIFF document, in the language of its targets. */
export interface Translated {
  language: string;
  texts: Map<string, string>;
}

/** Reads an XLIFF 2.0 document. Units without a target stay out. */
export function readXliff(document: string): Translated {
  const read = new DOMParser().parseFromString(document, 'application/xml');
  const root = read.documentElement;
  if (read.querySelector('parsererror') !== null) throw new Error('This is no XML that can be read');
  if (root.localName !== 'xliff' || !/^2\.[01]$/.test(root.getAttribute('version') ?? '')) {
    throw new Error('This is no XLIFF 2.0: other versions are not read');
  }
  if (!root.namespaceURI?.startsWith('urn:oasis:names:tc:xliff:document:2.')) {
    throw new Error('This XLIFF is not in the namespace of version 2');
  }

  const texts = new Map<string, string>();
  for (const file of root.getElementsByTagNameNS('*', 'file')) {
    for (const unit of file.getElementsByTagNameNS('*', 'unit')) {
      const key = unit.getAttribute('name') ?? `${file.id}:${unit.id}`;
      const text = targetOf(unit);
      if (text !== undefined) texts.set(key, text);
    }
  }
  return { language: (root.getAttribute('trgLang') ?? '').split('-')[0]?.toLowerCase() ?? '', texts };
}

/** A tool may have cut a text into several segments, with spaces between them. */
function targetOf(unit: Element): string | undefined {
  const data = new Map(
    [...unit.getElementsByTagNameNS('*', 'data')].map((each) => [each.id, each.textContent]),
  );
  const segments = [...unit.children].filter(({ localName }) => /^(segment|ignorable)$/.test(localName));
  const translated = segments.some(
    (each) => each.localName === 'segment' && part(each, 'target') !== undefined,
  );
  if (!translated) return undefined;
  return segments
    .map((each) => part(each, 'target') ?? part(each, 'source'))
    .map((own) => (own === undefined ? '' : written(own, data)))
    .join('');
}

function part(segment: Element, name: string): Element | undefined {
  return [...segment.children].find(({ localName }) => localName === name);
}

/** Elements become what they stand for. */
function written(element: Element, data: Map<string, string>): string {
  return [...element.childNodes]
    .map((node) => {
      if (node instanceof Text) return node.data;
      if (!(node instanceof Element)) return '';
      const original = (name: string) => data.get(node.getAttribute(name) ?? '') ?? '';
      if (node.localName === 'pc')
        return `${original('dataRefStart')}${written(node, data)}${original('dataRefEnd')}`;
      if (node.localName === 'mrk') return written(node, data);
      return original('dataRef');
    })
    .join('');
}
