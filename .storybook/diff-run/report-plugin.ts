import { createReadStream, existsSync, globSync } from 'node:fs';
import { copyFile, mkdir } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Plugin } from 'vite';
import { decideAddress, decisionIn, type ServedDiff } from '../review/visual-diff/decisions.ts';
import { diffFolder } from '../review/visual-diff/record.ts';
import { answer, reasonToRefuse } from '../words/texts-plugin.ts';
import { readDecisions, writeDecision } from './decisions-file.ts';
import { diffOutput, readReport } from './store.ts';

/** Gives the visual diff what `npm run diff` found, and in development writes what is decided there. */
export function diffReport(): Plugin {
  return {
    name: 'stillpoint:visual-diff',
    configureServer({ middlewares }) {
      middlewares.use(`/${decideAddress}`, (request, response) => {
        decide(request).then(
          (decisions) => answer(response, 200, { decisions }),
          (fault: unknown) => answer(response, 400, { reason: String(fault).replace(/^Error: /, '') }),
        );
      });
      middlewares.use(`/${diffFolder}`, (request, response, next) => {
        const [, name = ''] = /^\/([\w.-]+)(?:\?|$)/.exec(request.url ?? '') ?? [];
        const picture = join(diffOutput, name);
        if (name === 'report.json') answer(response, 200, servedDiff());
        else if (name.endsWith('.png') && existsSync(picture)) createReadStream(picture).pipe(response);
        else next();
      });
    },
    generateBundle() {
      const source = JSON.stringify(servedDiff());
      this.emitFile({ type: 'asset', fileName: `${diffFolder}/report.json`, source });
    },
    // Copied, as they may be too many to be held at once.
    async writeBundle({ dir = '' }) {
      if (readReport() === undefined) return;
      await mkdir(join(dir, diffFolder), { recursive: true });
      for (const name of globSync('*.png', { cwd: diffOutput }))
        await copyFile(join(diffOutput, name), join(dir, diffFolder, name));
    },
  };
}

function servedDiff(): ServedDiff {
  return { report: readReport() ?? null, decisions: readDecisions() };
}

async function decide(request: IncomingMessage) {
  const refusal = reasonToRefuse(request);
  if (refusal !== undefined) throw new Error(refusal);
  const decision = decisionIn(JSON.parse(await text(request)));
  if (decision === undefined) throw new Error('This is no decision about a difference');
  return writeDecision(decision);
}
