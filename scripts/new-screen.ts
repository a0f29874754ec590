import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { runSteps } from './build-steps/run-steps.ts';
import { generated } from './build-steps/steps.ts';
import { command } from './command.ts';
import { askedScreen } from './new-screen/asked-screen.ts';
import { screenFiles } from './new-screen/screen-files.ts';
import { root } from './root.ts';

/** Writes the files of a new screen and of its page, and generates the lists that name them. */
await command(async () => {
  const screen = askedScreen(process.argv.slice(2));
  const files = await screenFiles(screen);
  const existing = [...files.keys()].filter((path) => existsSync(join(root, path)));
  if (existing.length > 0) throw new Error(`There is already:\n${existing.join('\n')}`);
  for (const [path, content] of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
    process.stdout.write(`  ${path}\n`);
  }
  await runSteps(generated);
  process.stdout.write(
    screen.live
      ? "\nNext: a page handler with a form in backend/src/modules/<module>, and its call in the page's service.\n"
      : '\nNext: its words, and a page handler in backend/src/modules/<module> where it has to be told something.\n',
  );
});
