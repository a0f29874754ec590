import { createHash } from 'node:crypto';
import { TypedInMemoryProvider, type Provider } from '@openfeature/server-sdk';
import { flagNames, flagsOnByDefault, type FlagName, type FlagSettings } from '../../config/flag-names.ts';

/** Flags that stand in the configuration, in place of a vendor's service. */
export function flagsInMemory(settings: FlagSettings): Provider {
  return new TypedInMemoryProvider(
    Object.fromEntries(
      flagNames.map((name) => [
        name,
        {
          variants: { on: true, off: false },
          defaultVariant: 'off',
          disabled: false,
          contextEvaluator: ({ targetingKey }: { targetingKey?: string }) =>
            isOn(name, settings[name] ?? flagsOnByDefault.has(name), targetingKey) ? 'on' : 'off',
        } as const,
      ]),
    ),
  );
}

function isOn(name: FlagName, setting: boolean | number, targetingKey: string | undefined): boolean {
  if (typeof setting === 'boolean') return setting;
  return targetingKey !== undefined && placeOf(name, targetingKey) < setting;
}

/** Where a visitor stands from 0 to 100: the same each time, and elsewhere for each flag. */
function placeOf(name: FlagName, targetingKey: string): number {
  const digest = createHash('sha256').update(`${name}:${targetingKey}`).digest();
  return (digest.readUInt32BE() / 2 ** 32) * 100;
}
