import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { folderOf } from '../../paths.ts';
import { folders } from '../folders.ts';
import { manifest } from '../manifest.ts';

const exec = promisify(execFile);

/** What the apps of the README have besides the package: tools, and types of what they import. */
const tools = [
  '@swc/core',
  '@types/node',
  '@types/react',
  '@types/react-dom',
  '@vitejs/plugin-react',
  'css-loader',
  'mini-css-extract-plugin',
  'next',
  'swc-loader',
  'typescript',
  'vite',
  'webpack',
  'webpack-cli',
];

/**
 * A folder outside of the repository with the packed package in `node_modules`, and beside it what npm installs with
 * it: nothing that the package does not name can be imported. All but the package are links to the repository's own
 * installation, so that no network is needed.
 */
export async function installPackage(): Promise<string> {
  const app = await realpath(await mkdtemp(join(tmpdir(), 'a-fresh-app-')));
  await exec('npm', ['pack', '--pack-destination', app, '--loglevel=error'], { cwd: folders.dist });
  const tarball = (await readdir(app)).find((name) => name.endsWith('.tgz')) ?? '';
  const target = join(app, 'node_modules/@stillpoint/design-system');
  await mkdir(target, { recursive: true });
  await exec('tar', ['-xzf', join(app, tarball), '-C', target, '--strip-components=1']);
  await rm(join(app, tarball));

  const { dependencies, peerDependencies } = await manifest();
  const names = new Set([...Object.keys(dependencies), ...Object.keys(peerDependencies), ...tools]);
  for (const name of names) await link(folderOf(name), join(app, 'node_modules', name));
  await link(join(folders.repository, 'node_modules/.bin'), join(app, 'node_modules/.bin'));
  await writeFile(join(app, 'package.json'), '{ "private": true, "type": "module" }\n');
  return app;
}

async function link(to: string, path: string) {
  await mkdir(dirname(path), { recursive: true });
  await symlink(to, path);
}
