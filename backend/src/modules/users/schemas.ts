import { Type, type Static } from 'typebox';

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

export const UserAnswer = Type.Object(
  { data: Type.Object({ attributes: UserProfile }) },
  {
    examples: [
      {
        data: {
          attributes: {
            userId: 'd0000000-0000-4000-8000-000000000001',
            firstName: 'Nora',
            lastName: 'New',
            email: 'nora@demo.stillpoint.example',
            emailVerified: true,
            language: 'en',
            connections: [],
            privileges: ['SUBSCRIBER'],
            createdAt: '2026-11-21T20:15:00.000Z',
          },
        },
      },
    ],
  },
);
export type UserAnswer = Static<typeof UserAnswer>;
