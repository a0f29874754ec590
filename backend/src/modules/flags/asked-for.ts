import type { FastifyRequest } from 'fastify';
import { flagNames, type FlagSettings } from '../../config/flag-names.ts';

/** What a reviewer asks to see: `?flags=showValueProps:off,sleepRegistration:on`. Unknown names are ignored. */
export function flagsAskedFor(request: FastifyRequest): FlagSettings {
  const asked = new URLSearchParams(request.url.split('?', 2)[1] ?? '').get('flags') ?? '';
  const switches = new Map(
    asked.split(',').map((part) => part.split(':', 2) as [string, string | undefined]),
  );
  const named = flagNames.filter((name) => switches.get(name) === 'on' || switches.get(name) === 'off');
  return Object.fromEntries(named.map((name) => [name, switches.get(name) === 'on']));
}
