import { afterAll, beforeAll, expect, test } from 'vitest';
import { processLog } from '../../../http/request-log.ts';
import { openTestApp, type TestApp } from '../../../testing/app.ts';
import { failAtCompany, followLink, visitCompany } from '../../../testing/company-page.ts';
import { newBrowser } from '../../../testing/members.ts';
import { replicaCount } from '../../../testing/replicas.ts';
import { startSandbox, type RunningSandbox } from '../../../testing/sandbox.ts';

const lines: string[] = [];
const log = processLog({ logLevel: 'debug' }, { destination: { write: (line) => lines.push(line) } });
let sandbox: RunningSandbox;
let testApp: TestApp;

beforeAll(async () => {
  sandbox = await startSandbox();
  testApp = await openTestApp(sandbox.variables, { log });
}, 60_000);
afterAll(async () => {
  await testApp.close();
  await sandbox.stop();
});

// ASVS V7.1.1
test.each(['down', 'rubbish', 'replayedNonce'])(
  'a company whose answer is %s is logged by the fault’s name, without the answer',
  async (fault) => {
    const before = newBrowser(testApp);
    // Each replica knows the company's addresses from then on.
    for (let visit = 0; visit < replicaCount(); visit += 1)
      await visitCompany(testApp, before, { name: 'google', person: 'person-sami' });
    lines.length = 0;
    await failAtCompany(sandbox.url, 'google', fault);
    const browser = newBrowser(testApp);
    const redirect = await followLink(browser, { name: 'google' });
    await visitCompany(testApp, browser, { name: 'google', person: 'person-sami' });
    await failAtCompany(sandbox.url, 'google', 'none');

    const written = lines.join('');
    expect(written).toContain('"msg":"a sign-in by another company failed"');
    expect(written).toContain('"connection":"google"');
    const sent = new URL(String(redirect.headers.location)).searchParams;
    for (const secret of [
      sent.get('state') ?? 'state',
      'sami@',
      'person-sami',
      'eyJ',
      'Maintenance',
      'code=',
    ]) {
      expect(written).not.toContain(secret);
    }
  },
);
