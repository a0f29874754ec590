import { fileURLToPath } from 'node:url';

/** A stack frame of Sentry's protocol. */
export interface StackFrame {
  /** Relative to the repository; `node:…` for a part of Node. */
  filename: string;
  function: string;
  lineno: number;
  colno: number;
  /** Whether it is our own code. */
  in_app: boolean;
}

/** `at send (file:///app/a.ts:1:20)`, with or without the function's name and the scheme. */
const place = /^\s*at (?:async )?(?:(.*?) \()?((?:file:\/\/|node:|\/)[^()]*?):(\d+):(\d+)\)?$/;

const keptFrames = 50;
const repository = fileURLToPath(new URL('../../../../', import.meta.url));

/** The frames of an error's stack, the throwing one last. Files of `siteBuildFolder` are named as `site/build/…`. */
export function framesOf(stack: string, siteBuildFolder: string): StackFrame[] {
  return stack
    .split('\n', 200)
    .flatMap((line) => {
      const [, name = '?', address = '', lineno, colno] = place.exec(line) ?? [];
      if (address === '') return [];
      const filename = relativeName(pathOf(address), siteBuildFolder);
      const ownCode = !filename.startsWith('node:') && !filename.includes('node_modules/');
      return { filename, function: name, lineno: Number(lineno), colno: Number(colno), in_app: ownCode };
    })
    .slice(0, keptFrames)
    .reverse();
}

function pathOf(address: string): string {
  try {
    return address.startsWith('file:') ? fileURLToPath(address) : address;
  } catch {
    return address;
  }
}

/** A folder outside of the repository names the machine and its user: of such a file the name alone is reported. */
function relativeName(path: string, siteBuildFolder: string): string {
  const buildFolder = `${siteBuildFolder.replace(/\/$/, '')}/`;
  if (path.startsWith('node:')) return path;
  if (path.startsWith(buildFolder)) return `site/build/${path.slice(buildFolder.length)}`;
  if (path.startsWith(repository)) return path.slice(repository.length);
  return path.slice(path.lastIndexOf('/') + 1);
}
