import { useTranslation } from 'react-i18next';
import { StateLayout } from '../../../patterns/StateLayout/StateLayout.tsx';
import { LinkButton } from '../../../primitives/LinkButton/LinkButton.tsx';
import { AddressQuestion } from './AddressQuestion.tsx';
import { CodeQuestion } from './CodeQuestion.tsx';
import { OwnerQuestion } from './OwnerQuestion.tsx';
import type { SaveExternalAuthProps } from './SaveExternalAuthProps.ts';

/** What is asked after a company has signed a person in: an address, its code, or whose account it is. Native forms alone. */
export function SaveExternalAuth({ frame, state, links }: SaveExternalAuthProps) {
  const { t } = useTranslation('saveExternalAuth');

  switch (state.status) {
    case 'address':
      return <AddressQuestion frame={frame} state={state} links={links} />;
    case 'code':
      return <CodeQuestion frame={frame} state={state} links={links} />;
    case 'owner':
      return <OwnerQuestion frame={frame} state={state} links={links} />;
    case 'taken':
    case 'ofAnother':
    case 'accessEnded':
    case 'over':
    case 'loggedIn': {
      const { status } = state;
      return (
        <StateLayout
          frame={frame}
          scene="still"
          header="quiet"
          title={t(($) => $[status].title)}
          text={t(($) => $[status].text)}
          actions={
            <LinkButton href={status === 'loggedIn' ? links.app : links.login}>
              {t(($) => $[status].action)}
            </LinkButton>
          }
        />
      );
    }
  }
}
