import { FamilyPlan } from '@stillpoint/design-system';
import { useFrame } from '../../useFrame.ts';

export function FamilyPlanRoute() {
  const frame = useFrame();
  const { home } = frame.links;

  return <FamilyPlan frame={frame} links={{ home }} />;
}
