import type { PageFrame } from '@stillpoint/design-system';
import { useSelector } from 'react-redux';
import { withQueryOf, frameLinks } from './links.ts';
import { selectVisitor } from '../state/visitor/visitor.ts';

/** The frame of the current page. */
export function useFrame(): PageFrame {
  const { helpDesk, ...visitor } = useSelector(selectVisitor);
  return { ...visitor, links: frameLinks(visitor.language, helpDesk) };
}

/** The frame of a login or sign-up page: its links to log in and register keep the page's query. */
export function useIdentityFrame(): PageFrame {
  const frame = useFrame();
  const { login, register } = frame.links;
  return {
    ...frame,
    links: {
      ...frame.links,
      login: withQueryOf(login, frame.path),
      register: withQueryOf(register, frame.path),
    },
  };
}
