import { Type, type Static } from 'typebox';
import { PlanCode } from '../quotes/offer.ts';

export const pauseMonths = [1, 2, 3] as const;

/** What a member wishes to change about the subscription that they have. */
export const ChangeWish = Type.Union(
  [
    /** To another plan: at once where it is dearer or longer, otherwise from the end of what is paid for. */
    Type.Object({ kind: Type.Literal('changePlan'), plan: PlanCode }),
    /** To keep the present plan, before a planned one begins. */
    Type.Object({ kind: Type.Literal('keepPlan') }),
    /** To have no plan follow the present one, before one that was bought begins. */
    Type.Object({ kind: Type.Literal('cancelNext') }),
    Type.Object({ kind: Type.Literal('renewOff') }),
    Type.Object({ kind: Type.Literal('renewOn') }),
    /** From the end of what is paid for. */
    Type.Object({ kind: Type.Literal('pause'), months: Type.Enum([...pauseMonths]) }),
    /** To go on, before a pause begins. */
    Type.Object({ kind: Type.Literal('undoPause') }),
    /** To end a pause at once. */
    Type.Object({ kind: Type.Literal('resume') }),
    /** Another year at the price for students, after the one that they have. */
    Type.Object({ kind: Type.Literal('studentPrice') }),
    /** The money-back guarantee: the plan ends at once, and its charge is given back. */
    Type.Object({ kind: Type.Literal('refund') }),
    /** The right that the law gives consumers: the contract ends at once, and all that it cost is given back. */
    Type.Object({ kind: Type.Literal('withdraw') }),
  ],
  { examples: [{ kind: 'changePlan', plan: 'B2CANNUAL' }] },
);
export type ChangeWish = Static<typeof ChangeWish>;

export const changeKinds = [
  'changePlan',
  'keepPlan',
  'cancelNext',
  'renewOff',
  'renewOn',
  'pause',
  'undoPause',
  'resume',
  'studentPrice',
  'refund',
  'withdraw',
] as const satisfies ChangeWish['kind'][];
