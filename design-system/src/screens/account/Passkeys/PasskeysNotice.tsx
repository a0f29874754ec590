import { useTranslation } from 'react-i18next';
import { Notice } from '../../../primitives/Notice/Notice.tsx';
import { TooManyTries } from '../OwnerProof/TooManyTries.tsx';
import { DeviceNotice } from './DeviceNotice.tsx';
import { isFailed } from './failedDevice.ts';
import type { OpenPasskeys } from './PasskeysState.ts';

export interface PasskeysNoticeProps {
  state: OpenPasskeys;
}

/** What became of the last form, or of the device's question. A field that is wrong says so itself. */
export function PasskeysNotice({ state: { device, done, refused, waitMinutes } }: PasskeysNoticeProps) {
  const { t } = useTranslation('passkeys');

  if (waitMinutes !== undefined) return <TooManyTries waitMinutes={waitMinutes} />;
  if (isFailed(device)) return <DeviceNotice device={device} />;
  if (refused !== undefined) {
    return (
      <Notice tone={refused === 'confirmFirst' ? 'info' : 'error'} title={t(($) => $.refused[refused].title)}>
        {t(($) => $.refused[refused].text)}
      </Notice>
    );
  }
  if (done === undefined) return null;
  return (
    <div role="status">
      <Notice tone="success">{t(($) => $.done[done])}</Notice>
    </div>
  );
}
