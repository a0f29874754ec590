import { connections, type Connection, type PageFrame } from '@stillpoint/design-system';
import { addressIn } from '../addressIn.ts';
import { linkTo, pickedFrom, withChoicesOf } from '../links.ts';
import { onwardNames } from './onwardNames.ts';

/** Parts of a query that a sign-in keeps until its end. */
const signInNames = [...onwardNames, 'from'] as const;

/** What a visitor goes to a company for, as its link says it. */
export type ConnectionIntent = 'login' | 'register' | 'link' | 'confirm' | 'prove';

/** The link to a workplace, or else to the look-up of workplaces. It keeps what the visitor came for, a deep link as well. */
export function workplaceLink(
  { language, path }: Pick<PageFrame, 'language' | 'path'>,
  workplace?: { connection: string },
): string {
  const address =
    workplace === undefined
      ? linkTo('ssoLogin', language)
      : addressIn(language, `/auth/with/${workplace.connection}`);
  return withChoicesOf(address, path, onwardNames);
}

/** The links to the companies by which people sign in. They keep what the page's query says of the sign-in. */
export function connectionLinks(
  { language, path }: Pick<PageFrame, 'language' | 'path'>,
  intent: ConnectionIntent,
  /** Names the question on whose page the links stand. */
  pendingSignIn?: string,
): Record<Connection, string> {
  const query = {
    ...pickedFrom(path, signInNames),
    intent,
    ...(pendingSignIn !== undefined && { pendingSignIn }),
  };
  const search = new URLSearchParams(query).toString();
  const linkOf = (connection: Connection) => `${addressIn(language, `/auth/with/${connection}`)}?${search}`;
  return Object.fromEntries(connections.map((connection) => [connection, linkOf(connection)])) as Record<
    Connection,
    string
  >;
}
