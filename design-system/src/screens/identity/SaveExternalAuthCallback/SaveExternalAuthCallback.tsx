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
    /** To the workplace once more, or where those log in who do so by one. */
    workplace: string;
    /** To each company once more. */
    connections: Readonly<Record<Connection, string>>;
  };
}

/** Shown where the way to a company and back has ended without a login. */
export function SaveExternalAuthCallback({ frame, state, links }: SaveExternalAuthCallbackProps) {
  const { t } = useTranslation('saveExternalAuthCallback');
  const { status, minutes } = state;
  const again = mayTryAgain(state) ? state.connection : undefined;
  const atWork = again === undefined && isOfWorkplace(state);

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
          {atWork && (
            <LinkButton href={links.workplace}>
              {state.workplace === undefined
                ? t(($) => $.retryAtWork)
                : t(($) => $.retry, { company: state.workplace.name })}
            </LinkButton>
          )}
          <LinkButton href={links.login} variant={again === undefined && !atWork ? 'primary' : 'plain'}>
            {t(($) => $.login)}
          </LinkButton>
        </>
      }
    />
  );
}

/** Whether the text asks for another try at a company that has no button of its own: it was a workplace. */
function isOfWorkplace({ status, connection }: SaveExternalAuthCallbackState): boolean {
  return connection === undefined && (status === 'refused' || status === 'failed' || status === 'ofAnother');
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
