import { Type, type Static } from 'typebox';
import { PlanCode } from '../quotes/offer.ts';
import { planCodes, type PlanCode as Code } from '../catalogue/plans.ts';
import { pauseMonths, type ChangeWish } from '../changes/wish.ts';

/** What this page changes. Renewal is switched off where a subscription is cancelled. */
export const pageKinds = [
  ...(['changePlan', 'keepPlan', 'cancelNext', 'renewOn', 'pause', 'undoPause', 'resume'] as const),
  ...(['studentPrice', 'refund', 'withdraw'] as const),
] as const;
export type PageKind = (typeof pageKinds)[number];

const months = pauseMonths.map(String);

/** What is asked for, as it stands in the page's address and in its forms. */
export interface AskedChange {
  kind: PageKind;
  plan?: Code | undefined;
  months?: (typeof pauseMonths)[number] | undefined;
}

export const ChangeForm = Type.Object({
  /** `show` works out what a change costs, `confirm` makes the one that was shown. */
  step: Type.Enum(['show', 'confirm']),
  /** Whom the page was drawn for. */
  userId: Type.String({ maxLength: 100 }),
  kind: Type.Optional(Type.Enum([...pageKinds])),
  plan: Type.Optional(PlanCode),
  months: Type.Optional(Type.Enum([...months])),
  change: Type.Optional(Type.String({ format: 'uuid' })),
});
export type ChangeForm = Static<typeof ChangeForm>;

/** What an address asks for; undefined where it names nothing that this page changes. */
export function askedIn(query: URLSearchParams): AskedChange | undefined {
  const kind = pageKinds.find((each) => each === query.get('kind'));
  if (kind === undefined) return undefined;
  return {
    kind,
    ...(kind === 'changePlan' && { plan: planCodes.find((code) => code === query.get('plan')) }),
    ...(kind === 'pause' && { months: monthsIn(query.get('months')) }),
  };
}

/** What a form asks for. */
export function askedBy({ kind, plan, months: count }: ChangeForm): AskedChange | undefined {
  return kind === undefined ? undefined : { kind, plan, months: monthsIn(count) };
}

/** The whole wish; undefined while its plan or its months are still to be chosen. */
export function wishOf({ kind, plan, months: count }: AskedChange): ChangeWish | undefined {
  switch (kind) {
    case 'changePlan':
      return plan === undefined ? undefined : { kind, plan };
    case 'pause':
      return count === undefined ? undefined : { kind, months: count };
    case 'keepPlan':
    case 'cancelNext':
    case 'renewOn':
    case 'undoPause':
    case 'resume':
    case 'studentPrice':
    case 'refund':
    case 'withdraw':
      return { kind };
  }
}

/** What a wish asked for; undefined where another page makes such a change. */
export function askedOf(wish: ChangeWish): AskedChange | undefined {
  return wish.kind === 'renewOff' ? undefined : wish;
}

function monthsIn(text: string | null | undefined): AskedChange['months'] {
  return pauseMonths.find((count) => String(count) === text);
}
