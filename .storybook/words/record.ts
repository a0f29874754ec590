import type { PostProcessorModule } from 'i18next';

/** A text that a story asked for, and what was put into it. */
export interface Asked {
  /** `namespace:path.to.key`, with its plural form. */
  key: string;
  result: string;
  samples: Record<string, string>;
}

let note: ((asked: Asked) => void) | undefined;

/** Tells of each text that is asked for from now on, until another listener or none is set. */
export function noteAsked(listener: ((asked: Asked) => void) | undefined): typeof note {
  const before = note;
  note = listener;
  return before;
}

interface Resolved {
  exactUsedKey?: string;
  usedNS?: string;
}

/** Sees every text that a translator gives, and leaves it as it is. */
export const recorder: PostProcessorModule = {
  type: 'postProcessor',
  name: 'recorder',
  process(result: unknown, keys: string | string[], options: Record<string, unknown>) {
    if (note !== undefined && typeof result === 'string') {
      const { exactUsedKey = [keys].flat().join('.'), usedNS = '' } = (options.i18nResolved ??
        {}) as Resolved;
      note({ key: `${usedNS}:${exactUsedKey}`, result, samples: samplesIn(options) });
    }
    return result as string;
  },
};

function samplesIn(options: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(options).flatMap(([name, value]) =>
      (typeof value === 'string' || typeof value === 'number') && !ownOptions.has(name)
        ? [[name, String(value)]]
        : [],
    ),
  );
}

/** What i18next itself reads. */
const ownOptions = new Set([
  'lng',
  'ns',
  'defaultValue',
  'postProcess',
  'context',
  'fallbackLng',
  'keyPrefix',
  'nsSeparator',
  'keySeparator',
]);
