import { Negotiator } from '@fastify/accept-negotiator';
import type { FastifyRequest } from 'fastify';

const encodings = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof encodings)[number];

const negotiator = new Negotiator({ supportedValues: [...encodings] });

/** The best encoding that the caller takes. */
export function encodingFor({ headers }: Pick<FastifyRequest, 'headers'>): Encoding {
  const accepted = negotiator.negotiate(headers['accept-encoding'] ?? 'identity');
  return encodings.find((encoding) => encoding === accepted) ?? 'identity';
}
