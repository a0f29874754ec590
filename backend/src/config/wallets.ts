import { partsOf, type EnvironmentReader } from './environment-reader.ts';
import { isThisMachine } from './this-machine.ts';

/** The wallets of devices and browsers that can be offered. */
export const wallets = ['applepay', 'googlepay'] as const;
export type Wallet = (typeof wallets)[number];

/** The look of a page: the buttons of wallets are black by day and white at night. */
const looks = ['day', 'night'] as const;

/** How the billing company's payment form, which draws the buttons of wallets, is shown. */
export interface WalletsConfig {
  offered: readonly Wallet[];
  /** The script that draws the form, and its digest where it is pinned. */
  script: string;
  integrity: string | undefined;
  /** Names us to the script. It is public. */
  key: string;
  /** The number of the form: its look is a setting there. */
  formOf: (look: (typeof looks)[number]) => string;
  /** Origins of the script, and those that it calls, loads from or shows in frames. */
  origins: readonly string[];
}

/** The variables without which wallets cannot be offered. */
const parts = ['ZUORA_FORM_SCRIPT', 'ZUORA_FORM_KEY', 'ZUORA_FORMS'] as const;

/** Reads which wallets are offered: undefined where none is. */
export function walletsFrom(read: EnvironmentReader): WalletsConfig | undefined {
  const named = read.someOf('WALLETS', [...wallets, 'none']);
  const offered = wallets.filter((wallet) => named.includes(wallet));
  if (offered.length === 0) return undefined;
  const script = read.address('ZUORA_FORM_SCRIPT', ['http:', 'https:']);
  return {
    offered,
    script,
    integrity: read.optional('ZUORA_FORM_INTEGRITY'),
    key: read.text('ZUORA_FORM_KEY'),
    formOf: read.each('ZUORA_FORMS', looks),
    origins: [...new Set([URL.parse(script)?.origin ?? '', ...read.origins('ZUORA_FORM_ORIGINS')])],
  };
}

/** What production asks of wallets that are offered: all that they need, encrypted and off this machine. */
export function walletFaults(
  { wallets: config }: { wallets: WalletsConfig | undefined },
  { raw }: Pick<EnvironmentReader, 'raw'>,
): string[] {
  if (config === undefined) return [];
  const missing = parts
    .filter((part) => raw(part) === undefined)
    .map((part) => `${part} is not set, but WALLETS offers ${config.offered.join(' and ')}.`);
  const unsafe = partsOf(raw('ZUORA_FORM_ORIGINS') ?? '')
    .filter((origin) => !origin.startsWith('https:') || isThisMachine(URL.parse(origin)?.host ?? ''))
    .map(
      (origin) => `ZUORA_FORM_ORIGINS names "${origin}", but production allows https off this machine only.`,
    );
  return [...missing, ...unsafe];
}
