import { once } from 'node:events';
import { createServer } from 'node:net';

/** A port, what listens on it, and the variable that changes it. */
export interface PortSetting {
  port: number;
  what: string;
  variable: string;
}

/** Throws a sentence for each port that is in use, with how a command takes another one. */
export async function requireFreePorts(command: string, settings: PortSetting[]): Promise<void> {
  const free = await Promise.all(settings.map(({ port }) => isFree(port)));
  const taken = settings.filter((_, index) => !free[index]);
  if (taken.length === 0) return;

  throw new Error(
    taken
      .map(
        ({ port, what, variable }) =>
          `Port ${port} is taken, so ${what} cannot start there. Stop what uses it, or choose another: ${variable}=${port + 10} ${command}`,
      )
      .join('\n'),
  );
}

/** The port that a variable names, or the usual one. Throws a sentence for what is no port. */
export function portFrom(variable: string, usual: number): number {
  const value = process.env[variable];
  if (value === undefined || value === '') return usual;
  const port = Number(value);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new Error(`${variable} is "${value}", but must be a port from 1 to 65535.`);
  }
  return port;
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
