import { exec } from 'node:child_process';
import { cp, mkdir, writeFile } from 'node:fs/promises';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { folders } from '../folders.ts';
import { commandsIn, readmeBlocks } from './readme.ts';

const run = promisify(exec);

/** The apps that the README describes: the folder of each, and the sections whose blocks are its files. */
const apps = {
  vite: ['What every app does', 'Vite'],
  webpack: ['What every app does', 'webpack'],
  next: ['What every app does', 'Next'],
  // Their own sections replace files of the first.
  languages: ['What every app does', 'Next', 'Language, theme and forms in Next'],
  brand: ['What every app does', 'Vite', 'Your own brand', 'Colours'],
  alone: ['Primitives alone'],
  node: ['Node without a bundler', 'Scenarios', 'Mails'],
} as const;

export type AppName = keyof typeof apps;

/** Writes the apps as the README has them, each into a folder, beside what the test needs to open them. */
export async function writeApps(root: string): Promise<void> {
  const fixture = join(folders.repository, 'scripts/design-system/package/consumer-fixture');
  await cp(fixture, root, { recursive: true });
  for (const [name, sections] of Object.entries(apps)) {
    for (const { section, file, code } of readmeBlocks()) {
      if (file === undefined || !sections.some((each) => each === section)) continue;
      await mkdir(dirname(join(root, name, file)), { recursive: true });
      await writeFile(join(root, name, file), code);
    }
  }
}

/** Runs the commands of an app's sections in its folder. */
export async function buildApp(root: string, name: AppName): Promise<void> {
  for (const command of apps[name].flatMap((section) => commandsIn(section))) {
    await runIn(join(root, name), command);
  }
}

/** Runs a command with the repository's Node and tools, and fails with all that it says. */
export async function runIn(cwd: string, command: string): Promise<string> {
  const PATH = [join(folders.repository, 'node_modules/.bin'), process.env.PATH].join(delimiter);
  const env = {
    ...process.env,
    PATH,
    NODE_OPTIONS: '',
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
  };
  const { stdout } = await run(command, { cwd, env, maxBuffer: 10_000_000 }).catch((error: unknown) => {
    const { stdout: output, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`${command}\n\n${output}${stderr}`);
  });
  return stdout;
}
