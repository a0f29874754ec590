import { Type } from 'typebox';

/** What a browser asks an authenticator with, as `PublicKeyCredential.parse…OptionsFromJSON` reads it. */
export const OptionsAnswer = Type.Object(
  {
    data: Type.Object({
      attributes: Type.Object({
        options: Type.Object({ challenge: Type.String() }, { additionalProperties: true }),
      }),
    }),
  },
  {
    examples: [
      {
        data: {
          attributes: {
            options: {
              rpId: 'localhost',
              challenge: 'x0bBqYV5pPfbmqGBDk3S7m0X9cQ1mQ5jHkP0yq1cZ3A',
              userVerification: 'required',
            },
          },
        },
      },
    ],
  },
);
