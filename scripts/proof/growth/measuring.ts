import { randomUUID } from 'node:crypto';
import { prepareOrder, quote, userIdOf } from '../../bench/server/billing.ts';
import { median, percentile, rounded } from '../../bench/statistics.ts';
import { someAddress, Visitor } from '../../bench/visitor.ts';
import type { Claim } from '../Claim.ts';
import { countOf, personOf, type Kind, type Person } from './people.ts';

/** A site on a database with so many people. */
export interface Site {
  site: string;
  people: number;
}

/** What is done with one person, prepared so that only the doing is timed. */
interface Action {
  of: Kind;
  /** Whether it can be done once for each person. */
  once?: boolean;
  prepare: (site: string, person: Person) => Promise<() => Promise<unknown>>;
}

const actions = {
  'a quote': {
    of: 'newcomer',
    prepare: async (site, person) => {
      const visitor = await logIn(site, person);
      const userId = await userIdOf(visitor);
      return () => quote(visitor, userId);
    },
  },
  'a purchase': {
    of: 'newcomer',
    once: true,
    prepare: async (site, person) => {
      const { press } = await prepareOrder(await logIn(site, person));
      return async () => {
        const { status } = await press(randomUUID());
        if (status !== 'ACTIVE') throw new Error(`A purchase was answered with ${status}.`);
      };
    },
  },
  'a sign-in': {
    of: 'monthly',
    prepare: (site, person) => Promise.resolve(() => logIn(site, person)),
  },
  '/subscription': { of: 'monthly', prepare: page('/subscription') },
  'the family page': { of: 'familyOwner', prepare: page('/family/manage') },
} satisfies Record<string, Action>;

const most = 1.2;
/** Of each, before anything counts: what is loaded on demand, and caches. */
const warmUps = 3;

/**
 * Does each thing on both sites so many times, one request after the other and the sites in turn, so that what else the machine does
 * meets both. Each time another person, as far as there are so many.
 */
export async function compareSites(small: Site, large: Site, times: number): Promise<Claim[]> {
  const claims: Claim[] = [];
  for (const [name, action] of Object.entries(actions) as [string, Action][]) {
    const took = new Map<Site, number[]>([small, large].map((site) => [site, []]));
    for (let turn = -warmUps; turn < times; turn += 1) {
      for (const site of turn % 2 === 0 ? [small, large] : [large, small]) {
        const ms = await timed(site, action, turn + warmUps);
        if (turn >= 0) took.get(site)?.push(ms);
      }
    }
    claims.push(claimOf(name, { small, large, times }, took));
  }
  return claims;
}

async function timed(
  { site, people }: Site,
  { of, once = false, prepare }: Action,
  turn: number,
): Promise<number> {
  const count = countOf(of, people);
  if (once && turn >= count) throw new Error(`There are ${count} people alone that can do it once.`);
  // Spread over all of them. Who buys is not who asks for quotes, but later ones.
  const step = Math.max(1, Math.floor(count / 1009));
  const index = once ? count - 1 - turn : (turn * step) % count;
  const act = await prepare(site, personOf(of, index));
  const began = performance.now();
  await act();
  return performance.now() - began;
}

function claimOf(
  name: string,
  { small, large, times }: { small: Site; large: Site; times: number },
  took: ReadonlyMap<Site, number[]>,
): Claim {
  const figures = (site: Site) => {
    const values = took.get(site) ?? [];
    return { p50: median(values), p99: percentile(values, 0.99) };
  };
  const [few, many] = [figures(small), figures(large)];
  const ratio = many.p50 / few.p50;
  const ms = (value: number) => rounded(value, 1);
  return {
    claim: `With ${large.people.toLocaleString('en')} people ${name} takes at most ${most} times as long as with ${small.people.toLocaleString('en')}, at p50`,
    found: `${rounded(ratio, 2)}: ${ms(many.p50)} and ${ms(few.p50)} ms, p99 ${ms(many.p99)} and ${ms(few.p99)} ms, ${times} times each in turn`,
    held: ratio <= most,
  };
}

/** Opens a page as its person, who must be shown it. */
function page(path: string): Action['prepare'] {
  return async (site, person) => {
    const visitor = await logIn(site, person);
    return async () => {
      const answer = await visitor.open(path);
      await answer.text();
      if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}.`);
    };
  };
}

/** From an address of the block that is kept for benchmarks: logging in is counted by it. */
async function logIn(site: string, { email, password }: Person): Promise<Visitor> {
  const visitor = new Visitor(site, { address: someAddress() });
  await (await visitor.open('/login')).body?.cancel();
  await visitor.submit('/login', { email, password });
  return visitor;
}
