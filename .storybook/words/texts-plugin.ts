import { writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Plugin } from 'vite';
import { textsFile, writeAddress } from '../review/copy-desk/desk.ts';
import { editsIn } from '../review/copy-desk/edits.ts';
import { changedFiles, reasonsAgainst } from '../review/copy-desk/write.ts';
import { readWrittenTexts } from './texts-files.ts';

const root = join(import.meta.dirname, '../..');

/** Gives the copy desk its texts: as a file of the built Storybook, or in development as they are. There it also writes them. */
export function copyDeskTexts(): Plugin {
  return {
    name: 'stillpoint:copy-desk',
    configureServer({ middlewares }) {
      middlewares.use(`/${textsFile}`, (_request, response) => answer(response, 200, readWrittenTexts()));
      middlewares.use(`/${writeAddress}`, (request, response) => {
        writeTexts(request).then(
          (reasons) => answer(response, reasons.length > 0 ? 422 : 200, { reasons }),
          (fault: unknown) => answer(response, 400, { reasons: [String(fault)] }),
        );
      });
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: textsFile, source: JSON.stringify(readWrittenTexts()) });
    },
  };
}

async function writeTexts(request: IncomingMessage): Promise<string[]> {
  const refusal = reasonToRefuse(request);
  if (refusal !== undefined) return [refusal];

  const edits = editsIn(JSON.parse(await text(request)));
  if (edits === undefined) return ['These are no edits of sentences'];
  const written = readWrittenTexts();
  const reasons = reasonsAgainst(written, edits);
  if (reasons.length > 0) return reasons;
  for (const { path, after } of changedFiles(written, edits)) writeFileSync(join(root, path), after);
  return [];
}

/** Only a page of this very server on this very machine may write, which no other site can pretend to be. */
export function reasonToRefuse({
  method,
  headers,
}: Pick<IncomingMessage, 'method' | 'headers'>): string | undefined {
  const { host = '', origin, 'content-type': type = '' } = headers;
  if (method !== 'POST' || !/^application\/json\b/.test(type)) return 'Edits are sent by POST, as JSON';
  if (!/^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(host))
    return 'Files are written for this machine only';
  const site = headers['sec-fetch-site'];
  if (origin !== `http://${host}` || (site !== undefined && site !== 'same-origin')) {
    return 'Only the copy desk itself may write to the files';
  }
  return undefined;
}

/** Answers a request with JSON. */
export function answer(response: ServerResponse, status: number, body: unknown): void {
  response.statusCode = status;
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify(body));
}
