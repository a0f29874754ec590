import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../root.ts';
import { promotion } from './promotion.ts';

test('the runbook has the steps that the proof takes, in their order, and no other command of the proxy', () => {
  const runbook = readFileSync(join(root, 'docs/runbooks/failover.md'), 'utf8');
  const [, steps = ''] = /## Promote\n(.*?)\n## /s.exec(runbook) ?? [];
  const found = steps.match(/(?:set server|shutdown sessions) [\w/ ]+|[\w-]+\.sql/g);
  expect(found).toEqual(promotion.map((step) => ('proxy' in step ? step.proxy : step.statements)));
});
