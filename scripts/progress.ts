const width = 38;

/** Shows a step while it runs, then how long it took, or what the step has to say instead. */
export async function progress(title: string, step: () => Promise<string | undefined>): Promise<void> {
  const started = performance.now();
  if (process.stdout.isTTY) process.stdout.write(`  … ${title}`);
  try {
    const said = await step();
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    write(`  ✓ ${title.padEnd(width)} ${said ?? `${seconds} s`}`);
  } catch (error) {
    write(`  ✗ ${title}`);
    throw error;
  }
}

function write(line: string) {
  process.stdout.write(process.stdout.isTTY ? `\r\u001b[K${line}\n` : `${line}\n`);
}
