import { connections, type Connection } from '@stillpoint/design-system';

/** A company by its name, as part of a state: none where the name is a workplace's, or not one of ours. */
export function connectionIn(name: string | undefined): { connection?: Connection } {
  const connection = connections.find((each) => each === name);
  return connection === undefined ? {} : { connection };
}
