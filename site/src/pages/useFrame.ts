import type { PageFrame } from '@stillpoint/design-system';
import { useSelector } from 'react-redux';
import { frameLinks, identityLinks, withChoicesOf, withQueryOf } from './links.ts';
import { selectVisitor } from '../state/visitor/visitor.ts';

/** The frame of the current page: its links to log in and register keep what the page's query chooses. */
export function useFrame(): PageFrame {
  const { helpDesk, ...visitor } = useSelector(selectVisitor);
  const links = frameLinks(visitor.language, helpDesk);
  return {
    ...visitor,
    links: {
      ...links,
      login: withChoicesOf(links.login, visitor.path),
      register: withChoicesOf(links.register, visitor.path),
    },
  };
}

/** The frame of a login or sign-up page: its links to log in and register keep the page's query. */
export function useIdentityFrame(): PageFrame {
  const frame = useFrame();
  const { login, register } = identityLinks(frame.language);
  return {
    ...frame,
    links: {
      ...frame.links,
      login: withQueryOf(login, frame.path),
      register: withQueryOf(register, frame.path),
    },
  };
}
