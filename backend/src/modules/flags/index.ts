import { randomUUID } from 'node:crypto';
import { OpenFeature, type Provider } from '@openfeature/server-sdk';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { flagsAskedFor } from './asked-for.ts';
import {
  flagNames,
  flagsOnByDefault,
  type FlagName,
  type FlagSettings,
  type FlagValues,
} from '../../config/flag-names.ts';
import { flagsInMemory } from './in-memory.ts';
import { targetingKeys } from './targeting-key.ts';

export interface FlagsOptions {
  settings: FlagSettings;
  /** Any vendor's OpenFeature provider in place of our own, which reads `settings`. */
  provider?: Provider;
  /** A reviewer may ask for other values in the address. Never where real visitors are. */
  askable: boolean;
  /** Cookies travel over https alone. */
  secure: boolean;
}

export interface Flags {
  /** What this visitor is shown. Where the provider is away, flags have their defaults. */
  flagsFor: (request: FastifyRequest) => Promise<FlagValues>;
}

/** Opens the product's switches. */
export async function openFlags(app: FastifyInstance, options: FlagsOptions): Promise<Flags> {
  // A domain of its own, so that two apps in one process keep their own flags.
  const domain = randomUUID();
  const { settings, provider = flagsInMemory(settings) } = options;
  await OpenFeature.setProviderAndWait(domain, provider);
  const client = OpenFeature.getClient(domain);
  // A flag for a share of the visitors needs to recognise each of them.
  const targeted = Object.values(settings).some((setting) => typeof setting === 'number');
  const targetingKeyOf = targeted ? targetingKeys(app, options) : () => undefined;

  return {
    async flagsFor(request) {
      const targetingKey = targetingKeyOf(request);
      const context = targetingKey === undefined ? {} : { targetingKey };
      const asked = options.askable ? flagsAskedFor(request) : {};
      const valueOf = async (name: FlagName) =>
        [
          name,
          asked[name] ?? (await client.getBooleanValue(name, flagsOnByDefault.has(name), context)),
        ] as const;
      return Object.fromEntries(await Promise.all(flagNames.map(valueOf))) as FlagValues;
    },
  };
}
