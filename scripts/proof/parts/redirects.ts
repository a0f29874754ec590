import {
  faultOfAddress,
  faultOfPath,
  hostileRedirects,
} from '../../../backend/src/testing/hostile-redirects.ts';
import { signedIn, type Visitor } from '../../bench/visitor.ts';
import type { Cluster } from '../../cluster/cluster.ts';
import type { Claim, Effort } from '../Claim.ts';
import { mapConcurrently } from '../map-concurrently.ts';
import { runSuites } from '../suites.ts';

const atOnce = 20;

/** Hostile addresses to go on to, by the rule alone and as a member sends them to a page that leads on. */
export async function proveRedirects(
  { site, sandbox }: Cluster,
  { hostileByRule: byRule, hostileOverHttp: overHttp }: Effort,
): Promise<Claim[]> {
  const rule = await runSuites(['backend/src/modules/identity/sign-in/hostile-redirects.test.ts'], {
    HOSTILE_REDIRECTS: String(byRule),
  });
  const member = await signedIn(site, 'nora');
  const answers = await mapConcurrently(
    hostileRedirects(overHttp),
    (value) => answerTo(member, value, { site, webApp: `${sandbox}/web-app` }),
    atOnce,
  );
  const faults = answers.flatMap(({ fault }) => fault ?? []);
  const count = (end: End) => answers.filter((answer) => answer.end === end).length;
  return [
    {
      claim: `Of ${byRule.toLocaleString('en')} hostile addresses in each of three places, the rule lets none through`,
      found: rule.sentence,
      held: rule.held,
    },
    {
      claim: `Of ${overHttp.toLocaleString('en')} over HTTP none leads out of our hosts`,
      found: `${faults.length}${faults
        .slice(0, 3)
        .map((fault) => ` (${fault})`)
        .join(
          '',
        )}; ${count('page')} led to a page of ours, ${count('webApp')} to the web app, ${count('refused')} were refused with 400`,
      held: faults.length === 0 && count('page') > 0,
    },
  ];
}

/** Where a hostile address may end. */
type End = 'page' | 'webApp' | 'refused';

/** Where a page that leads on sends a member, or what is wrong with that. */
async function answerTo(
  member: Visitor,
  value: string,
  { site, webApp }: { site: string; webApp: string },
): Promise<{ end?: End; fault?: string }> {
  const query = new URLSearchParams({ redirectOnSuccess: value.toWellFormed() });
  const answer = await member.open(`/missing-profile-fields?${query}`);
  await answer.body?.cancel();
  const location = answer.headers.get('location');
  if (location === null && answer.status === 400) return { end: 'refused' };
  if (location === null) return { fault: `led nowhere, status ${answer.status}` };
  if (/^\/login\b/.test(location)) return { fault: 'was signed out' };
  if (location === webApp) return { end: 'webApp' };
  const fault = location.startsWith('/')
    ? faultOfPath(location, site)
    : faultOfAddress(location, ['stillpoint.example']);
  return fault === undefined ? { end: 'page' } : { fault: `${JSON.stringify(value)} ${fault}` };
}
