import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { optimize } from 'svgo';
import {
  brandIcons,
  colouredIcons,
  lineIcons,
  plainMarks,
} from '../../../design-system/src/primitives/Icon/Icon.options.ts';
import { folderOf, inDesignSystem } from '../paths.ts';

const lucide = folderOf('lucide-static');
const simpleIcons = folderOf('simple-icons');
const marks = inDesignSystem('src', 'primitives', 'Icon', 'marks');

/** Writes the sprite of all icons, one `<symbol>` a name, and the licences that go with it. */
export async function buildIcons(): Promise<void> {
  const symbols = await Promise.all([
    ...lineIcons.map(async (name) => symbol(name, await shapesOf(join(lucide, 'icons'), name))),
    ...brandIcons.map(async (name) =>
      symbol(name, inWordColour(await shapesOf(join(simpleIcons, 'icons'), name))),
    ),
    ...plainMarks.map(async (name) => symbol(name, inWordColour(await shapesOf(marks, name)))),
    ...colouredIcons.map(async (name) => symbol(name, unstroked(await shapesOf(marks, name)))),
  ]);
  const target = inDesignSystem('generated', 'static');

  await mkdir(join(target, 'licences'), { recursive: true });
  await Promise.all([
    writeFile(
      join(target, 'icons.svg'),
      `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>\n`,
    ),
    copyFile(join(lucide, 'LICENSE'), join(target, 'licences', 'lucide.txt')),
    copyFile(join(simpleIcons, 'LICENSE.md'), join(target, 'licences', 'simple-icons.txt')),
  ]);
}

async function shapesOf(folder: string, name: string): Promise<string> {
  const { data } = optimize(await readFile(join(folder, `${name}.svg`), 'utf8'), { multipass: true });
  return data.replace(/^<svg[^>]*>/, '').replace(/<\/svg>$/, '');
}

// The element that uses a symbol strokes it. A filled shape has to refuse that itself.
function unstroked(shapes: string): string {
  return shapes.replaceAll('<path ', '<path stroke="none" ');
}

function inWordColour(shapes: string): string {
  return unstroked(shapes).replaceAll('<path ', '<path fill="currentColor" ');
}

function symbol(name: string, shapes: string): string {
  return `<symbol id="${name}" viewBox="0 0 24 24">${shapes}</symbol>`;
}
