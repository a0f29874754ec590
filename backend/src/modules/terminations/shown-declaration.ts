import type { Day } from '../../domain/days.ts';
import type { Declaration, TerminationKind } from './tables.ts';

/** A declaration as its page and its mail show it. What was left empty is absent. */
export interface ShownDeclaration {
  name: string;
  email: string;
  contract?: string;
  kind: TerminationKind;
  reason?: string;
  endsOn?: Day;
  /** The ISO instant at which it was received. */
  declaredAt: string;
}

/** Leaves out what was left empty, and what is ours alone. */
export function shownDeclaration({
  name,
  email,
  contract,
  kind,
  reason,
  endsOn,
  declaredAt,
}: Declaration & { declaredAt: Date }): ShownDeclaration {
  return {
    ...{ name, email, kind, declaredAt: declaredAt.toISOString() },
    ...(contract !== null && { contract }),
    ...(reason !== null && { reason }),
    ...(endsOn !== null && { endsOn }),
  };
}
