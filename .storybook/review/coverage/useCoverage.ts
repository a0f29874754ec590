import * as React from 'react';
import { reviewFile } from '../problems/reading.ts';
import { fetchJson } from '../fetchJson.ts';
import { coverageName, type CoverageReading } from './reading.ts';

/** What `npm run review` knows of all states. Undefined until it is read; without components where it was never run. */
export function useCoverage(): CoverageReading | undefined {
  const [reading, setReading] = React.useState<CoverageReading>();

  React.useEffect(() => {
    fetchJson<CoverageReading>(reviewFile(coverageName)).then(setReading, () =>
      setReading({ components: [], textsSeen: { of: 0, unseen: [] } }),
    );
  }, []);

  return reading;
}
