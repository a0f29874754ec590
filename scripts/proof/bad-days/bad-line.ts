import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';

/** A line that carries requests from one service to another, and harms some of them while it is disturbed. */
export interface BadLine {
  /** Where it listens, on loopback. */
  origin: string;
  disturb: () => void;
  calm: () => void;
  /** How often each harm was done. */
  harms: ReadonlyMap<string, number>;
  stop: () => Promise<void>;
}

/** Carries a request on. Gives the answer, or nothing where the connection ends without one. */
export type Carry = (request: CarriedRequest) => Promise<CarriedAnswer | undefined>;

/** A request, to be sent as often as it is carried on. */
export interface CarriedRequest {
  method: string;
  /** Path and query. */
  path: string;
  send: () => Promise<CarriedAnswer>;
}

export interface CarriedAnswer {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

/** What can be done to one request in place of carrying it on. */
export type Harms = Readonly<Record<string, Carry>>;

/** Starts a line to an origin. While it is disturbed, it does one of the harms to a share of the requests, from 0 to 1. */
export async function startBadLine(
  to: string,
  { share, harms }: { share: number; harms: Harms },
): Promise<BadLine> {
  const done = new Map<string, number>();
  const names = Object.keys(harms);
  let disturbed = false;

  function harmFor(): Carry {
    const name = names[Math.floor(Math.random() * names.length)];
    if (!disturbed || name === undefined || Math.random() >= share) return ({ send }) => send();
    done.set(name, (done.get(name) ?? 0) + 1);
    return harms[name] ?? (({ send }) => send());
  }

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const { method = 'GET', url: path = '/' } = request;
    const body = await buffer(request);
    const headers = headersOf(request);
    const send = () => carry(`${to}${path}`, { method, headers, ...(body.length > 0 && { body }) });
    const given = await harmFor()({ method, path, send }).catch(() => undefined);
    if (given === undefined) {
      request.socket.destroy();
      return;
    }
    response.writeHead(given.status, given.headers).end(given.body);
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => request.socket.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The line has no port.');

  return {
    origin: `http://127.0.0.1:${address.port}`,
    disturb: () => void (disturbed = true),
    calm: () => void (disturbed = false),
    harms: done,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function carry(url: string, init: RequestInit): Promise<CarriedAnswer> {
  const answer = await fetch(url, { ...init, redirect: 'manual' });
  const headers = Object.fromEntries([...answer.headers].filter(([name]) => !ofOneConnection.has(name)));
  return { status: answer.status, headers, body: Buffer.from(await answer.arrayBuffer()) };
}

/** Headers that are about one connection, or about a body as it was packed for it. */
const ofOneConnection = new Set([
  ...['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'content-encoding'],
  ...['host', 'expect', 'accept-encoding', 'upgrade'],
]);

function headersOf({ headers }: IncomingMessage): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]): [string, string][] =>
      typeof value === 'string' && !ofOneConnection.has(name) ? [[name, value]] : [],
    ),
  );
}

/** A harm that takes time before the request is carried on. */
export function late(fromMs: number, toMs: number): Carry {
  return async ({ send }) => {
    await pause(fromMs + Math.random() * (toMs - fromMs));
    return send();
  };
}
