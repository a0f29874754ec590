import { Legal } from '@stillpoint/design-system';
import { useSelector } from 'react-redux';
import { selectLegal } from './legal.ts';
import { useFrame } from '../useFrame.ts';

export function LegalRoute() {
  const frame = useFrame();

  return <Legal frame={frame} state={useSelector(selectLegal)} links={{ again: frame.path }} />;
}
