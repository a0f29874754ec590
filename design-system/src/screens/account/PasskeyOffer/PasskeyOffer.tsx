'use client';

import { useTranslation } from 'react-i18next';
import { CardLayout } from '../../../patterns/CardLayout/CardLayout.tsx';
import type { PageFrame } from '../../../patterns/Page/PageFrame.ts';
import { LinkButton } from '../../../primitives/LinkButton/LinkButton.tsx';
import { Stack } from '../../../primitives/Stack/Stack.tsx';
import { OtherAccount } from '../OtherAccount/OtherAccount.tsx';
import { AddPasskey } from '../Passkeys/AddPasskey.tsx';
import { DeviceNotice } from '../Passkeys/DeviceNotice.tsx';
import type { PasskeyOfferState } from './PasskeyOfferState.ts';

export interface PasskeyOfferProps {
  frame: PageFrame;
  state: PasskeyOfferState;
  links: { switchAccount: string; help: string };
  /** The device is asked to make a passkey. */
  onAdd: () => void;
}

/** Offers a passkey after a log-in, to be left out by a link. Only a script adds one. */
export function PasskeyOffer({ frame, state, links, onAdd }: PasskeyOfferProps) {
  const { t } = useTranslation('passkeyOffer');

  if (state.status === 'otherAccount') return <OtherAccount frame={frame} links={links} />;
  const { device, next } = state;
  return (
    <CardLayout frame={frame} title={t(($) => $.title)} text={t(($) => $.text)}>
      <Stack gap={4}>
        <DeviceNotice device={device} />
        <Stack gap={device === 'unable' ? 5 : 2}>
          <AddPasskey state={{ full: false, device }} onAdd={onAdd} />
          <LinkButton href={next} variant={device === 'unable' ? 'primary' : 'plain'} wide>
            {device === 'unable' || device === 'known' ? t(($) => $.goOn) : t(($) => $.notNow)}
          </LinkButton>
        </Stack>
      </Stack>
    </CardLayout>
  );
}
