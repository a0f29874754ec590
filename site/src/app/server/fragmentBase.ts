import { generate, parse, walk } from 'css-tree';

/**
 * The base styles for a part that is put into a page: its rules alone, since fonts that are declared again are loaded again.
 * In a layer, so that the same rules and all others of the page, which are in none, go before them.
 */
export function fragmentBase(baseStyles: string): string {
  const sheet = parse(baseStyles);
  walk(sheet, {
    visit: 'Atrule',
    enter({ name }, item, list) {
      if (name !== 'media') list.remove(item);
    },
  });
  return `@layer{${generate(sheet)}}`;
}
