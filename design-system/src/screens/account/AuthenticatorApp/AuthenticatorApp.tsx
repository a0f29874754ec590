import { useTranslation } from 'react-i18next';
import { OtherAccount } from '../OtherAccount/OtherAccount.tsx';
import { ProveAddressFirst } from '../ProveAddressFirst/ProveAddressFirst.tsx';
import type { AuthenticatorAppProps } from './AuthenticatorAppProps.ts';
import { CodesCard } from './CodesCard.tsx';
import { KeyCard } from './KeyCard.tsx';
import { OnCard } from './OnCard.tsx';
import { ProofCard } from './ProofCard.tsx';

/** Sets the authenticator app of a person up and removes it, and makes recovery codes. Native forms and links. */
export function AuthenticatorApp({ frame, state, links }: AuthenticatorAppProps) {
  const { t } = useTranslation('authenticatorApp');

  switch (state.status) {
    case 'off':
    case 'newCodes':
    case 'remove':
      return <ProofCard frame={frame} state={state} links={links} />;
    case 'key':
      return <KeyCard frame={frame} state={state} links={links} />;
    case 'codes':
      return <CodesCard frame={frame} state={state} links={links} />;
    case 'on':
      return <OnCard frame={frame} state={state} links={links} />;
    case 'proveFirst':
      return (
        <ProveAddressFirst
          frame={frame}
          text={t(($) => $.proveFirst)}
          links={links}
          back={{ label: t(($) => $.settings), href: links.settings }}
        />
      );
    case 'otherAccount':
      return <OtherAccount frame={frame} links={links} />;
  }
}
