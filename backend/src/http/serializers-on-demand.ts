import SerializerSelector from '@fastify/fast-json-stringify-compiler';
import type { FastifyServerOptions } from 'fastify';

const buildSerializer = SerializerSelector();

/**
 * Compiles what writes an answer when the first one is written. All at once they take most of a start, and a process gives most
 * answers late or never.
 */
export const serializersOnDemand: NonNullable<FastifyServerOptions['schemaController']> = {
  compilersFactory: {
    buildSerializer: (...options) => {
      const compile = buildSerializer(...options);
      return (route) => {
        let serialize: ReturnType<typeof compile> | undefined;
        return (value) => (serialize ??= compile(route))(value);
      };
    },
  },
};
