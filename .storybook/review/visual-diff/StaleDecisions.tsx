import * as React from 'react';
import { countOf } from './sentences.ts';

/** Decisions about what no longer differs. They are left out of what is saved, and `--prune` deletes them. */
export function StaleDecisions({ ids }: { ids: readonly string[] }) {
  if (ids.length === 0) return null;
  return (
    <details>
      <summary>No longer different: {countOf(ids.length, 'decision')}</summary>
      <p>
        <code>npm run diff -- main --prune</code> deletes them.
      </p>
      <ul>
        {ids.map((id) => (
          <li key={id}>{id}</li>
        ))}
      </ul>
    </details>
  );
}
