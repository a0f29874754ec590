import { generate, parse, walk } from 'css-tree';

/**
 * The base styles for a part that is put into a page: its rules alone, since fonts that are declared again are loaded again.
 * In a layer inside of theirs, so that the same rules of the page, which are directly in it, and all others go before them.
 */
export function fragmentBase(baseStyles: string): string {
  const sheet = parse(baseStyles);
  walk(sheet, {
    visit: 'Atrule',
    enter({ name }, item, list) {
      if (name !== 'media' && name !== 'layer') list.remove(item);
    },
  });
  return `@layer stillpoint.part{${generate(sheet)}}`;
}
