import { demoPassword } from '../../../demo/people.ts';

/** What a generated person has. Their numbers go round in twenties, so that any number of people has the same mix. */
export const kinds = {
  /** Pays each month. */
  monthly: '0001',
  /** Pays each year, and has a family with three people and an invitation. */
  familyOwner: '0002',
  /** Joined the family of the owner in the same twenty. */
  familyMember: '0003',
  /** Had a plan. */
  former: '0004',
  /** Has an account, and has bought nothing yet. */
  newcomer: '0000',
} as const;
export type Kind = keyof typeof kinds;

const round = 20;
const ownerPlace = 10;

/** Which of twenty people are of a kind: the first and the last. */
const places: Record<Kind, readonly [first: number, last: number]> = {
  monthly: [0, 9],
  familyOwner: [ownerPlace, ownerPlace],
  familyMember: [11, 13],
  former: [14, 15],
  newcomer: [16, 19],
};

/** A generated person, as they log in. */
export interface Person {
  email: string;
  password: string;
}

/** The person with an index among those of a kind, from 0. */
export function personOf(kind: Kind, index: number): Person {
  const [first, last] = places[kind];
  const count = last - first + 1;
  const number = Math.floor(index / count) * round + first + (index % count);
  return {
    email: `person-${number === 0 ? round : number}@growth.stillpoint.example`,
    password: demoPassword,
  };
}

/** How many of a number of people are of a kind. */
export function countOf(kind: Kind, people: number): number {
  const [first, last] = places[kind];
  return Math.floor(people / round) * (last - first + 1);
}

/** The condition in SQL that person `n` is of a kind. */
export function is(...wanted: readonly Kind[]): string {
  return `(${wanted.map((kind) => `n % ${round} between ${places[kind].join(' and ')}`).join(' or ')})`;
}

/** The owner of the family of person `n`, in SQL. */
export const owner = `(n - n % ${round} + ${ownerPlace})`;

const kindOfPerson = `case ${Object.entries(places)
  .map(([kind, place]) => `when n % ${round} <= ${place[1]} then '${kinds[kind as Kind]}'`)
  .join(' ')} end`;

/**
 * Functions that the rows are made with. Ids begin as if they were random, so that indexes are read in all places. The second
 * group of a person's says the kind, by which the billing company's stand-in knows what to compute.
 */
export const functions = `
  create function pg_temp.person_id(n bigint) returns uuid language sql immutable as $$
    select (left(md5(n::text), 8) || '-' || ${kindOfPerson} || '-4000-8000-' || lpad(to_hex(n), 12, '0'))::uuid
  $$;
  create function pg_temp.row_id(n bigint, k bigint) returns uuid language sql immutable as $$
    select (left(md5(n || '-' || k), 8) || '-0000-4000-a000-' || lpad(to_hex(n * 16 + k), 12, '0'))::uuid
  $$;
  create function pg_temp.token(n bigint, k bigint) returns text language sql immutable as $$
    select md5(k || 'token' || n) || left(md5(n || 'token' || k), 11)
  $$;`;
