import * as React from 'react';
import { fetchJson } from '../fetchJson.ts';
import { reviewFile, type ComponentReading, type ReviewIndex } from './reading.ts';

/** What `npm run review` found of a component: nothing yet, that it was not run for it, or what it found. */
export type Reading = 'waiting' | 'absent' | ComponentReading;

/** Reads what is known of a component. */
export function useReading(component: string): Reading {
  const [known, setKnown] = React.useState<{ component: string; reading: Reading }>();

  React.useEffect(() => {
    let left = false;
    read(component)
      .catch((): Reading => 'absent')
      .then((reading) => {
        if (!left) setKnown({ component, reading });
      })
      .catch(() => undefined);
    return () => {
      left = true;
    };
  }, [component]);

  return known?.component === component ? known.reading : 'waiting';
}

async function read(component: string): Promise<Reading> {
  const { components } = await fetchJson<ReviewIndex>(reviewFile('index'));
  return components.includes(component) ? fetchJson<ComponentReading>(reviewFile(component)) : 'absent';
}
