import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrowserSettings } from './TestBrowser.ts';

/** GTK's own least width of the toolbar is wider than a phone. */
const narrowToolbar =
  '* { font-size: 1px; min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; }';

/** Writes what the WebKit browser reads from GTK: how text is drawn, whether things move, and how narrow a window may be. */
export async function writeGtkSettings(home: string, { motion }: BrowserSettings): Promise<void> {
  const folder = join(home, '.config/gtk-3.0');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'gtk.css'), narrowToolbar);
  const settings = ['[Settings]', 'gtk-xft-hinting=0', `gtk-enable-animations=${motion ? 1 : 0}`];
  await writeFile(join(folder, 'settings.ini'), settings.join('\n'));
}
