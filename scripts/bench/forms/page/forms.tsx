import type { ComponentType } from 'react';
import type { FormProps } from './FormProps.ts';
import { PlainSignUpForm } from './PlainSignUpForm.tsx';
import { SignUpForm } from './SignUpForm.tsx';

/** The two kinds of form that are measured beside each other. */
export const kinds = { ours: SignUpForm, plain: PlainSignUpForm };

export type Kind = keyof typeof kinds;

/** What each kind took, in milliseconds, once a round. */
export type Times = Record<Kind, number[]>;

/** A page of many forms. */
export function Forms({
  of: Form,
  count,
  round,
}: {
  of: ComponentType<FormProps>;
  count: number;
  round: number;
}) {
  return Array.from({ length: count }, (_, index) => <Form key={index} round={round} />);
}

/** Measures both kinds in turn, so that what else the machine does slows both. The first rounds only warm up. */
export async function inTurns(
  rounds: number,
  measure: (kind: Kind) => number | Promise<number>,
): Promise<Times> {
  const times: Times = { ours: [], plain: [] };
  const warmUp = Math.ceil(rounds / 4);
  for (let round = 0; round < warmUp + rounds; round += 1) {
    for (const kind of round % 2 === 0 ? (['ours', 'plain'] as const) : (['plain', 'ours'] as const)) {
      const time = await measure(kind);
      if (round >= warmUp) times[kind].push(time);
    }
  }
  return times;
}
