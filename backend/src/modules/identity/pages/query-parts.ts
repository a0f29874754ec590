import type { FastifyRequest } from 'fastify';
import { queryOf } from '../../../http/query.ts';

/** A code or a name as ours are. No other leaves the address. */
const shape = /^[\w-]{1,64}$/;

/** Parts of a query that name something, where they can be a name. */
export function partsOf<Name extends string>(
  request: FastifyRequest,
  names: readonly Name[],
): Partial<Record<Name, string>> {
  const query = queryOf(request);
  const parts: Partial<Record<Name, string>> = {};
  for (const name of names) {
    const value = query.get(name) ?? '';
    if (shape.test(value)) parts[name] = value;
  }
  return parts;
}
