'use client';

import { useTranslation } from 'react-i18next';
import { StateLayout } from '../../../patterns/StateLayout/StateLayout.tsx';
import { LinkButton } from '../../../primitives/LinkButton/LinkButton.tsx';
import { Stack } from '../../../primitives/Stack/Stack.tsx';
import { OtherAccount } from '../OtherAccount/OtherAccount.tsx';
import { AddPasskey } from './AddPasskey.tsx';
import { ConfirmOwner } from './ConfirmOwner.tsx';
import { PasskeyList } from './PasskeyList.tsx';
import { PasskeysNotice } from './PasskeysNotice.tsx';
import type { PasskeysProps } from './PasskeysProps.ts';

/** The passkeys of a person: adds, names and removes them. Native forms, but for the device that makes one. */
export function Passkeys({ frame, state, links, onAdd }: PasskeysProps) {
  const { t } = useTranslation('passkeys');

  if (state.status === 'otherAccount') {
    return <OtherAccount frame={frame} links={links} />;
  }
  return (
    <StateLayout
      frame={frame}
      header="account"
      scene="valley"
      title={t(($) => $.title)}
      text={t(($) => $.text)}
      card={
        <Stack gap={5}>
          <PasskeysNotice state={state} />
          {state.proof !== undefined && <ConfirmOwner state={state} proof={state.proof} links={links} />}
          <PasskeyList frame={frame} state={state} links={links} />
          {state.proof === undefined && <AddPasskey state={state} onAdd={onAdd} />}
          <LinkButton href={links.account} variant="plain" wide>
            {t(($) => $.back)}
          </LinkButton>
        </Stack>
      }
    />
  );
}
