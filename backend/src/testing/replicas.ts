import type { FastifyInstance } from 'fastify';

/** How many replicas each app of a suite has: `TEST_REPLICAS`, else one. */
export function replicaCount(): number {
  return Number(process.env.TEST_REPLICAS ?? '1');
}

/** Replicas as one app: each request goes to the next of them, as through a proxy, so that no two steps meet the same one. */
export function inTurn(replicas: readonly FastifyInstance[]): FastifyInstance {
  const [first] = replicas;
  if (first === undefined) throw new Error('There is no app without a replica.');
  let turn = 0;
  const next = () => replicas[(turn += 1) % replicas.length] ?? first;
  return new Proxy(first, {
    get: (app, name, receiver) => {
      if (name === 'inject') {
        const replica = next();
        return replica.inject.bind(replica);
      }
      if (name === 'close') return () => Promise.all(replicas.map((replica) => replica.close()));
      return Reflect.get(app, name, receiver) as unknown;
    },
  });
}
