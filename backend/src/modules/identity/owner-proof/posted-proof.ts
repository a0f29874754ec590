import { Type, type Static } from 'typebox';
import { Typed } from '../sign-in/forms.ts';

/** What an owner typed to prove it. `by` says where the code is from: without it, it was mailed. */
export const PostedProof = Type.Object({
  present: Typed,
  code: Typed,
  by: Type.Optional(Type.Literal('app')),
});
export type PostedProof = Static<typeof PostedProof>;
