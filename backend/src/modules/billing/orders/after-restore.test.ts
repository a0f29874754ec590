import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { orderTables } from './order-steps.ts';

const statements = readFileSync(
  new URL('../../../../../docs/runbooks/after-restore.sql', import.meta.url),
  'utf8',
);

test.each(orderTables)('after a restore, open orders in %s are settled without being ordered', (table) => {
  const named = table.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  const settled = new RegExp(
    `^update ${named}\\b[^;]*?\\bset state = '(?:unknown|refused)'[^;]*'unknown'\\)`,
    'm',
  );
  expect(statements.replaceAll(/'\{[^']*\}'/g, "''")).toMatch(settled);
});
