const variables = ['DATABASE_FOLDER', 'SANDBOX_STATE'] as const;

/** Where an environment says that the embedded database and the sandbox keep their data. One that is empty says nothing. */
export function dataPlaces(
  environment: NodeJS.ProcessEnv,
): Partial<Record<(typeof variables)[number], string>> {
  return Object.fromEntries(
    variables.flatMap((name) => {
      const place = environment[name] ?? '';
      return place === '' ? [] : [[name, place]];
    }),
  );
}
