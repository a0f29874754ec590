import { writeFileSync } from 'node:fs';
import { generated } from '../../scripts/build-steps/steps.ts';
import { runSteps } from '../../scripts/build-steps/run-steps.ts';
import { command } from '../../scripts/command.ts';
import { progress } from '../../scripts/progress.ts';
import { root } from '../../scripts/root.ts';
import { lacksChromium } from '../../scripts/test-run/browsers.ts';
import { reportVersion, type DiffReport } from '../review/visual-diff/record.ts';
import { checkOutBase } from './baseTree.ts';
import { causesOf } from './causes.ts';
import { changesSince } from './changes.ts';
import { compareSides } from './compareSides.ts';
import { pruneDecisions, readDecisions, staleAmong } from './decisions-file.ts';
import { optionsIn, type DiffOptions } from './options.ts';
import { onePage } from './onePage.ts';
import { openCamera } from './pictures.ts';
import { sentencesOf } from './sentences.ts';
import { startSide } from './startSide.ts';
import { diffOutput, pageFile, reportFile } from './store.ts';

const whereToLook =
  'It stands at Review / Visual diff in Storybook, and in .stillpoint/diff/visual-diff.html to hand around.';

/** Draws each state as it was at a commit and as it is today, and groups what differs by its cause. */
await command(async () => {
  const begun = Date.now();
  const options = optionsIn(process.argv.slice(2));
  const lack = await lacksChromium();
  if (lack !== undefined) throw new Error(lack);
  // It is read at the end: where it cannot be, that is said now.
  readDecisions();
  await runSteps(generated);

  const ends: (() => unknown)[] = [];
  let ending: Promise<void> | undefined;
  const endAll = () => (ending ??= endEach(ends));
  // A terminal and npm both send it: the second waits as the first does.
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => void endAll().then(() => process.exit(130)));
  try {
    const report = await compareWith(options, ends);
    writeFileSync(reportFile, JSON.stringify(report));
    if (options.prune && report.stale.length > 0) pruneDecisions(report.stale);
    writeFileSync(pageFile, onePage(report, diffOutput));
    const seconds = Math.round((Date.now() - begun) / 1000);
    process.stdout.write(
      `\n${sentencesOf(report, options).join('\n')}\n${String(seconds)} s. ${whereToLook}\n`,
    );
  } finally {
    await endAll();
  }
});

async function endEach(ends: readonly (() => unknown)[]): Promise<void> {
  for (const end of ends.toReversed()) await end();
}

/** What it started and made is added to `ends`, to be ended and removed in the reverse order. */
async function compareWith(options: DiffOptions, ends: (() => unknown)[]): Promise<DiffReport> {
  const { commit: asked, names, languages, themes, widths } = options;
  const base = await timed(`Files of ${asked}`, () => checkOutBase(asked, (remove) => ends.push(remove)));

  const [before, after] = await timed('Both sides drawn', () => {
    const drawSide = (folder: string) => {
      const { drawn, end } = startSide({ root: folder, names, languages, themes });
      ends.push(end);
      return drawn;
    };
    return Promise.all([drawSide(base.folder), drawSide(root)]);
  });
  const camera = await openCamera();
  ends.push(camera.close);
  const compared = await timed('Pictures compared', () =>
    compareSides(before, after, { widths, camera, folder: diffOutput, onTaken: showCount }),
  );
  const changes = await changesSince(base, { before, after });

  const { differences, ...found } = compared;
  return {
    ...{ version: reportVersion, made: new Date().toISOString(), browser: camera.browser },
    base: { name: base.name, commit: base.commit },
    ...{ languages, themes, widths },
    ...found,
    causes: causesOf(differences, changes),
    stale: staleAmong(readDecisions(), changes),
  };
}

async function timed<Result>(title: string, work: () => Promise<Result>): Promise<Result> {
  const begun = work();
  await progress(title, async () => {
    await begun;
    return undefined;
  });
  return begun;
}

function showCount(done: number, of: number) {
  if (process.stdout.isTTY)
    process.stdout.write(`\r\u001b[K  … ${String(done)} of ${String(of)} pairs of pictures`);
}
