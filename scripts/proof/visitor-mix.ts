import { randomInt, randomUUID } from 'node:crypto';
import type { Request } from 'autocannon';
import { prepareOrder, quoteRequest, userIdOf, type PreparedOrder } from '../bench/server/billing.ts';
import type { Visitor } from '../bench/visitor.ts';
import { newMember } from './buyers.ts';
import { someAddress } from '../bench/visitor.ts';
import { mapConcurrently } from './map-concurrently.ts';

/** What visitors ask for, of a hundred requests. */
export const mix = { kept: 70, drawn: 20, quote: 8, purchase: 2 } as const;

const kept = ['/', '/de', '/plans', '/de/plans', '/fr/plans', '/privacy-policy'];
/** An address with a query is drawn for each request. */
const drawn = ['/plans?from=load', '/de/plans?from=load', '/login?from=load', '/register?from=load'];

/** Members who compare plans: each may ask thirty times a minute. */
const comparing = 300;

/** A maker of requests, and how often it had to leave out a purchase since all buyers had bought. */
export interface VisitorMix {
  next: (request: Request) => Request;
  missingBuyers: () => number;
}

interface Buyer {
  visitor: Visitor;
  order: PreparedOrder;
}

/** A member, and what they ask for. */
export interface Asker {
  visitor: Visitor;
  path: string;
  body: object;
}

/** Members who compare plans, to be used again and again. */
export function prepareComparers(site: string): Promise<Asker[]> {
  return members(comparing, async () => {
    const visitor = await newMember(site);
    return { visitor, ...quoteRequest(await userIdOf(visitor)) };
  });
}

/** Prepares buyers for a number of requests. */
export async function prepareMix(
  site: string,
  comparers: readonly Asker[],
  requests: number,
): Promise<VisitorMix> {
  // A little more than the share, since each request draws its lot by itself.
  const buying = Math.ceil((requests * mix.purchase) / 100) + 30;
  const buyers = await members(buying, async (): Promise<Buyer> => {
    const visitor = await newMember(site);
    return { visitor, order: await prepareOrder(visitor) };
  });
  const waiting = buyers.values();
  let turn = 0;
  let missing = 0;

  function purchase(request: Request): Request {
    const { value: buyer } = waiting.next();
    if (buyer === undefined) {
      missing += 1;
      return page(request, kept);
    }
    const { path, body } = buyer.order.request(randomUUID());
    return post(request, { visitor: buyer.visitor, path, body });
  }

  function quote(request: Request): Request {
    turn += 1;
    const comparer = comparers[turn % comparers.length];
    return comparer === undefined ? page(request, drawn) : post(request, comparer);
  }

  return {
    next: (request) => {
      const lot = randomInt(100);
      if (lot < mix.purchase) return purchase(request);
      if (lot < mix.purchase + mix.quote) return quote(request);
      return page(request, lot < mix.purchase + mix.quote + mix.drawn ? drawn : kept);
    },
    missingBuyers: () => missing,
  };
}

function members<Member>(count: number, make: () => Promise<Member>): Promise<Member[]> {
  return mapConcurrently(
    Array.from({ length: count }, (_, index) => index),
    make,
  );
}

function page(request: Request, paths: readonly string[]): Request {
  const path = paths[randomInt(paths.length)] ?? '/';
  const headers = { accept: 'text/html', 'accept-encoding': 'br', 'x-forwarded-for': someAddress() };
  return { ...request, method: 'GET', path, headers };
}

function post(request: Request, { visitor, path, body }: Asker): Request {
  return {
    ...request,
    method: 'POST',
    path,
    headers: {
      ...{ accept: 'application/json', 'content-type': 'application/json', origin: visitor.site },
      ...{ cookie: visitor.cookiesFor(path), 'x-forwarded-for': someAddress() },
    },
    body: JSON.stringify(body),
  };
}
