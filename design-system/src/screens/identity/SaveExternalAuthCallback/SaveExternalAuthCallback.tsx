import { useTranslation } from 'react-i18next';
import {
  connectionNames,
  type Connection,
} from '../../../patterns/ConnectionButtons/ConnectionButtons.options.ts';
import type { PageFrame } from '../../../patterns/Page/PageFrame.ts';
import { StateLayout } from '../../../patterns/StateLayout/StateLayout.tsx';
import { LinkButton } from '../../../primitives/LinkButton/LinkButton.tsx';
import type { SaveExternalAuthCallbackState } from './SaveExternalAuthCallbackState.ts';

export interface SaveExternalAuthCallbackProps {
  frame: PageFrame;
  state: SaveExternalAuthCallbackState;
  links: {
    login: string;
    /** To each company once more. */
    connections: Readonly<Record<Connection, string>>;
  };
}

/** Shown where the way to a company and back has ended without a login. */
export function SaveExternalAuthCallback({ frame, state, links }: SaveExternalAuthCallbackProps) {
  const { t } = useTranslation('saveExternalAuthCallback');
  const { status, minutes } = state;
  const again = mayTryAgain(state) ? state.connection : undefined;

  return (
    <StateLayout
      frame={frame}
      scene="passing"
      title={t(($) => $[status].title)}
      text={
        status === 'tooManyAttempts' && minutes !== undefined
          ? t(($) => $.tooManyAttempts.minutes, { count: minutes })
          : t(($) => $[status].text)
      }
      actions={
        <>
          {again !== undefined && (
            <LinkButton href={links.connections[again]}>
              {t(($) => $.retry, { company: connectionNames[again] })}
            </LinkButton>
          )}
          <LinkButton href={links.login} variant={again === undefined ? 'primary' : 'plain'}>
            {t(($) => $.login)}
          </LinkButton>
        </>
      }
    />
  );
}

/** Whether the same company may answer otherwise the next time. */
function mayTryAgain({ status }: SaveExternalAuthCallbackState): boolean {
  switch (status) {
    case 'refused':
    case 'failed':
    case 'expired':
    case 'ofAnother':
      return true;
    case 'notOffered':
    case 'tooManyAttempts':
    case 'outsideWorkplace':
      return false;
  }
}
