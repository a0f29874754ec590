import { readImports } from './architecture/imports.ts';
import { writePicture } from './architecture/picture.ts';
import { command } from './command.ts';

await command(async () => {
  const changed = writePicture(await readImports());
  process.stdout.write(
    changed ? 'docs/architecture.md has a new picture.\n' : 'The picture is up to date.\n',
  );
});
