import { createHash } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { exercises } from '../../design-system/src/patterns/Player/exercises.options.ts';
import { root } from '../root.ts';
import { encode } from './encode.ts';
import { synthesize } from './synthesize.ts';

/** Beside the scripts in the built site: copied there with the other static files. */
const soundFolder = 'site/generated/static/exercises';
const soundAddresses = 'site/src/domain/generated/exerciseSounds.ts';

/** Makes the sound of each exercise, and the list of their addresses, with a hash of the content in each. */
export async function buildExercises(): Promise<void> {
  const folder = join(root, soundFolder);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const rows = await Promise.all(
    Object.entries(exercises).map(async ([id, course]) => {
      const sound = await encode(synthesize(course));
      const file = `${id}.${createHash('sha256').update(sound).digest('hex').slice(0, 10)}.mp3`;
      await writeFile(join(folder, file), sound);
      return `  '${id}': '/static/exercises/${file}',\n`;
    }),
  );
  await mkdir(join(root, soundAddresses, '..'), { recursive: true });
  await writeFile(
    join(root, soundAddresses),
    `// Written by \`npm run generate\`.\n/** Where the sound of each exercise is. */\nexport const exerciseSounds = {\n${rows.join('')}} as const;\n`,
  );
}
