import { createApi } from '../client.ts';

/** The API client, with a backend that answers every call like this. `asked` lists method and address of each call. */
export function apiAnswering(body: unknown, status = 200) {
  const asked: string[] = [];
  const api = createApi((address, init) => {
    asked.push(`${init?.method ?? ''} ${address as string}`);
    return Promise.resolve({ status, ok: status < 300, json: () => Promise.resolve(body) } as Response);
  });
  return { api, asked };
}
