import { useTranslation } from 'react-i18next';
import { focusOnLoad } from '../../../patterns/FormField/focusOnLoad.ts';
import { Notice } from '../../../primitives/Notice/Notice.tsx';
import { DoneNotice } from '../DoneNotice/DoneNotice.tsx';
import { TooManyTries } from '../OwnerProof/TooManyTries.tsx';
import { DeviceNotice } from './DeviceNotice.tsx';
import { isFailed } from './failedDevice.ts';
import type { OpenPasskeys } from './PasskeysState.ts';

export interface PasskeysNoticeProps {
  state: OpenPasskeys;
}

/** What became of the last form, or of the device's question. A field that is wrong says so itself. */
export function PasskeysNotice({ state: { device, done, form, refused, waitMinutes } }: PasskeysNoticeProps) {
  const { t } = useTranslation('passkeys');

  if (waitMinutes !== undefined) return <TooManyTries waitMinutes={waitMinutes} />;
  if (isFailed(device)) return <DeviceNotice device={device} />;
  if (refused !== undefined) {
    return (
      <Notice
        tone={refused === 'confirmFirst' ? 'info' : 'error'}
        tabIndex={-1}
        {...focusOnLoad}
        title={t(($) => $.refused[refused].title)}
      >
        {t(($) => $.refused[refused].text)}
      </Notice>
    );
  }
  if (done === undefined) return null;
  if (form === undefined) return <DoneNotice>{t(($) => $.done[done])}</DoneNotice>;
  // The page opens at the field of the form.
  return (
    <div role="status">
      <Notice tone="success">{t(($) => $.done[done])}</Notice>
    </div>
  );
}
