import { randomUUID } from 'node:crypto';
import { OpenFeature, type Provider } from '@openfeature/server-sdk';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { flagsAskedFor } from './asked-for.ts';
import { flagNames, type FlagName, type FlagValues } from './flag-names.ts';
import { targetingKeys } from './targeting-key.ts';

export type { FlagSettings, FlagValues } from './flag-names.ts';
export { flagsInMemory } from './in-memory.ts';

export interface FlagsOptions {
  /** Who decides: our configuration, or any vendor's OpenFeature provider. */
  provider: Provider;
  /** Some flag is shown to a share of the visitors, so that each must be known again. */
  targeted: boolean;
  /** A reviewer may ask for other values in the address. Never where real visitors are. */
  askable: boolean;
  /** Cookies travel over https alone. */
  secure: boolean;
}

export interface Flags {
  /** What this visitor is shown. A provider that is away counts as off. */
  flagsFor: (request: FastifyRequest) => Promise<FlagValues>;
}

/** Opens the product's switches. */
export async function openFlags(app: FastifyInstance, options: FlagsOptions): Promise<Flags> {
  // A domain of its own, so that two apps in one process keep their own flags.
  const domain = randomUUID();
  await OpenFeature.setProviderAndWait(domain, options.provider);
  const client = OpenFeature.getClient(domain);
  const targetingKeyOf = options.targeted ? targetingKeys(app, options) : () => undefined;

  return {
    async flagsFor(request) {
      const targetingKey = targetingKeyOf(request);
      const context = targetingKey === undefined ? {} : { targetingKey };
      const asked = options.askable ? flagsAskedFor(request) : {};
      const valueOf = async (name: FlagName) =>
        [name, asked[name] ?? (await client.getBooleanValue(name, false, context))] as const;
      return Object.fromEntries(await Promise.all(flagNames.map(valueOf))) as FlagValues;
    },
  };
}
