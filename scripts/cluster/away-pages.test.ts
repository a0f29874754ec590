import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../root.ts';
import { awayPages } from './away-pages.ts';

test.each(['502.http', '503.http', '504.http'])(
  '%s says in each language what a backend would say',
  (name) => {
    const answer = awayPages()[name] ?? '';
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${name.slice(0, 3)} [A-Z]`));
    expect([...answer.matchAll(/<section lang="(\w+)">/g)].map(([, language]) => language)).toEqual([
      ...['en', 'de', 'es', 'fr', 'pt'],
    ]);
    expect(answer).toContain('Ein Moment im Nebel');
    expect(readFileSync(join(root, 'deploy/away', name), 'utf8')).toBe(answer);
  },
);
