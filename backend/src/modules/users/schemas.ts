import { Type, type Static } from 'typebox';

export const UserQuery = Type.Object({ userId: Type.String({ maxLength: 100 }) });
export type UserQuery = Static<typeof UserQuery>;

export const UserProfile = Type.Object({
  userId: Type.String(),
  firstName: Type.String(),
  lastName: Type.String(),
  email: Type.String(),
  emailVerified: Type.Boolean(),
  language: Type.String(),
  connections: Type.Array(Type.String()),
  privileges: Type.Array(Type.String()),
  createdAt: Type.String({ format: 'date-time' }),
  externalId: Type.Optional(Type.String()),
});
export type UserProfile = Static<typeof UserProfile>;

export const UserAnswer = Type.Object({ data: Type.Object({ attributes: UserProfile }) });
export type UserAnswer = Static<typeof UserAnswer>;
