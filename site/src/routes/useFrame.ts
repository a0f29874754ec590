import type { PageFrame } from '@stillpoint/design-system';
import { useSelector } from 'react-redux';
import { frameLinks } from '../links.ts';
import { selectVisitor } from '../state/visitor/visitor.ts';

/** The surroundings of the page that is being drawn. */
export function useFrame(): PageFrame {
  const { helpDesk, ...visitor } = useSelector(selectVisitor);
  return { ...visitor, links: frameLinks(visitor.language, helpDesk) };
}
