import { expect, test } from 'vitest';
import { openTestApp } from '../testing/app.ts';
import { production } from '../testing/production.ts';
import { startSandbox } from '../testing/sandbox.ts';
import type { UserTables } from '../modules/users/repository.ts';

// ASVS V2.5.4 V14.2.2
test.each([
  ['development', true],
  ['integration', false],
  ['staging', false],
  ['production', false],
])('in %s there are demo people: %s', async (environment, there) => {
  const sandbox = await startSandbox();
  const variables = environment === 'production' ? production : sandbox.variables;
  const testApp = await openTestApp({ ...variables, ENVIRONMENT: environment }, { demo: true });
  const accounts = await testApp.db.$extendTables<UserTables>().selectFrom('accounts').select('id').execute();
  expect(accounts.length > 0).toBe(there);
  await testApp.close();
  await sandbox.stop();
});
