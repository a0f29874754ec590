type Attribute = string | number | undefined;

/** One SVG element as text. Numbers are rounded to a hundredth, attributes without a value are left out. */
export function element(name: string, attributes: Record<string, Attribute>, ...children: string[]): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? round(value) : value}"`)
    .join('');
  return children.length > 0 ? `<${name}${written}>${children.join('')}</${name}>` : `<${name}${written}/>`;
}

/** A filled path. */
export function fill(tone: string, path: string, opacity?: string | number): string {
  return element('path', { fill: tone, d: path, opacity });
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
