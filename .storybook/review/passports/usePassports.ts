import * as React from 'react';
import { fetchJson } from '../fetchJson.ts';
import { passportsFile, passportsVersion, type Passports } from './passport.ts';

/** What Storybook serves of passports: null where the package was never built. */
export interface ServedPassports extends Passports {
  /** Whether they were made of the last commit. */
  isCurrent: boolean;
}

/** The passports of the built package. Undefined until they are read. */
export function usePassports(): ServedPassports | null | undefined {
  const [served, setServed] = React.useState<ServedPassports | null>();

  React.useEffect(() => {
    fetchJson<ServedPassports | null>(passportsFile).then(
      (passports) => setServed(passports?.version === passportsVersion ? passports : null),
      () => setServed(null),
    );
  }, []);

  return served;
}
