import { useTranslation } from 'react-i18next';
import type { SignedInBrowser } from './AccountState.ts';
import { browserNames, systemNames } from './deviceNames.ts';

/** Names a browser and the system that it runs on, as far as they are known. */
export function useDeviceName() {
  const { t } = useTranslation('account');

  return ({ browser, system }: Pick<SignedInBrowser, 'browser' | 'system'>): string => {
    if (system === 'unknown')
      return browser === 'unknown' ? t(($) => $.browsers.unknown) : browserNames[browser];
    if (browser === 'unknown') return t(($) => $.browsers.system, { system: systemNames[system] });
    return t(($) => $.browsers.named, { browser: browserNames[browser], system: systemNames[system] });
  };
}
