import { useTranslation } from 'react-i18next';
import { Notice } from '../../../primitives/Notice/Notice.tsx';
import { isFailed } from './failedDevice.ts';
import type { PasskeyDevice } from './PasskeysState.ts';

export interface DeviceNoticeProps {
  device: PasskeyDevice;
}

/** Why the device has made no passkey, where it was asked. */
export function DeviceNotice({ device }: DeviceNoticeProps) {
  const { t } = useTranslation('passkeys');

  if (!isFailed(device)) return null;
  return (
    <Notice
      tone={device === 'cancelled' || device === 'known' ? 'info' : 'error'}
      title={t(($) => $.device[device].title)}
    >
      {t(($) => $.device[device].text)}
    </Notice>
  );
}
