import { once } from 'node:events';
import { createServer } from 'node:net';

/** A port, what stands there, and the variable that moves it. */
export interface Door {
  port: number;
  what: string;
  variable: string;
}

/** Throws a sentence for each port that something else holds. */
export async function requireFreePorts(doors: Door[]): Promise<void> {
  const free = await Promise.all(doors.map(({ port }) => isFree(port)));
  const taken = doors.filter((_, index) => !free[index]);
  if (taken.length === 0) return;

  throw new Error(
    taken
      .map(
        ({ port, what, variable }) =>
          `Port ${port} is taken, so ${what} cannot start there. Stop what uses it, or choose another: ${variable}=${port + 10} npm start`,
      )
      .join('\n'),
  );
}

/** A port that nothing holds at this moment. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('No port is free.');
  return address.port;
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer();
  try {
    server.listen(port, 'localhost');
    await once(server, 'listening');
    server.close();
    await once(server, 'close');
    return true;
  } catch {
    return false;
  }
}
