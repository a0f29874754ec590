import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A mailing list that notes what it was told. */
export interface TestMailingList {
  url: string;
  heard: { call: string; authorization: string | undefined; body: object }[];
  /** The status of its answers. */
  status: number;
  /** Happens while it answers the next call. */
  whileAnswering: (() => Promise<void>) | undefined;
  stop: () => Promise<void>;
}

export async function startMailingList(): Promise<TestMailingList> {
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (part: Buffer) => (text += part.toString()));
    request.on('end', () => {
      const { authorization } = request.headers;
      const body = JSON.parse(text) as object;
      list.heard.push({ call: `${request.method} ${request.url}`, authorization, body });
      void Promise.resolve(list.whileAnswering?.()).then(() => response.writeHead(list.status).end('{}'));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const list: TestMailingList = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    heard: [],
    status: 200,
    whileAnswering: undefined,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return list;
}
