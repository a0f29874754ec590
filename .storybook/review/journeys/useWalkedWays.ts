import * as React from 'react';
import type { WalkedWays } from '../../../site/src/journeys/walked.ts';
import { fetchJson } from '../fetchJson.ts';
import { reviewFile, walkedName } from '../problems/reading.ts';

/** The names of the ways that the last whole run of Playwright's journeys walked. Undefined where it is not known. */
export function useWalkedWays(): ReadonlySet<string> | undefined {
  const [walked, setWalked] = React.useState<ReadonlySet<string>>();

  React.useEffect(() => {
    fetchJson<WalkedWays | null>(reviewFile(walkedName)).then(
      (known) => setWalked(known === null ? undefined : new Set(known.walked)),
      () => undefined,
    );
  }, []);

  return walked;
}
