import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';

/** Two processes on one embedded database lose rows silently, so only the holder of this file opens it. */
export function takeLock(file: string): { ok: true; release: () => void } | { ok: false; heldBy: number } {
  for (;;) {
    if (created(file)) return { ok: true, release: () => rmSync(file, { force: true }) };
    const heldBy = runningHolder(file);
    if (heldBy !== undefined) return { ok: false, heldBy };
    removeStale(file);
  }
}

function created(file: string): boolean {
  try {
    writeFileSync(file, `${process.pid} ${startOf(process.pid)}\n`, { flag: 'wx', mode: 0o600 });
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw error;
  }
}

/** Moves the file aside before deleting it: a lock taken in between is put back. */
function removeStale(file: string): void {
  const aside = `${file}.${process.pid}`;
  try {
    renameSync(file, aside);
    if (runningHolder(aside) !== undefined) linkSync(aside, file);
  } catch (error) {
    if (!hasCode(error, 'ENOENT') && !hasCode(error, 'EEXIST')) throw error;
  }
  rmSync(aside, { force: true });
}

function runningHolder(file: string): number | undefined {
  const [pidText = '', start = ''] = contentOf(file).split(/\s/);
  const pid = Number.parseInt(pidText, 10);
  if (!Number.isInteger(pid) || pid <= 0 || !answersSignals(pid)) return undefined;
  // The same number with another start is another process: the holder went with the last boot.
  return startOf(pid) === start ? pid : undefined;
}

function contentOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return '';
    throw error;
  }
}

function answersSignals(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return hasCode(error, 'EPERM');
  }
}

/** When the kernel started the process; "gone" for a zombie, which answers signals but holds nothing. */
function startOf(pid: number): string {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    return fields[0] === 'Z' ? 'gone' : (fields[19] ?? '');
  } catch {
    return 'unknown';
  }
}

function hasCode(error: unknown, code: string): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === code;
}
