import type { PageFrame } from '@stillpoint/design-system';
import { useSelector } from 'react-redux';
import { carryingQuery, frameLinks } from './links.ts';
import { selectVisitor } from '../state/visitor/visitor.ts';

/** The surroundings of the page that is being drawn. */
export function useFrame(): PageFrame {
  const { helpDesk, ...visitor } = useSelector(selectVisitor);
  return { ...visitor, links: frameLinks(visitor.language, helpDesk) };
}

/** The surroundings of a page on the way in: its ways to log in and register take the page's query along. */
export function useEntryFrame(): PageFrame {
  const frame = useFrame();
  const { login, register } = frame.links;
  return {
    ...frame,
    links: {
      ...frame.links,
      login: carryingQuery(login, frame.path),
      register: carryingQuery(register, frame.path),
    },
  };
}
