import { brokenRules, readImports } from './architecture/imports.ts';
import { oldPicture } from './architecture/picture.ts';
import { command } from './command.ts';

/** Holds who may import whom, and that the picture of it is up to date. */
await command(async () => {
  const imports = await readImports();
  const faults = [await brokenRules(), oldPicture(imports)].filter((fault) => fault !== undefined);
  if (faults.length > 0) throw new Error(faults.join('\n\n'));
  process.stdout.write(`${imports.length} imports: every rule holds, and the picture is up to date.\n`);
});
