import type { IForbiddenRuleType } from 'dependency-cruiser';
import type { Boundary } from './table.ts';

/** The boundary as a rule of dependency-cruiser. */
export function dependencyRule(boundary: Boundary): IForbiddenRuleType {
  const { name, from, except = [], mayNotKnow, but = [], typesMayPass = false, instead } = boundary;
  return {
    name,
    comment: instead,
    severity: 'error',
    from: { path: from, pathNot: except },
    to: { path: mayNotKnow, pathNot: but, ...(typesMayPass && { dependencyTypesNot: ['type-only'] }) },
  };
}
