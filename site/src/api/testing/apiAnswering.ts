import { createApi, createMemberApi } from '../client.ts';

/** The API clients, with a backend that answers every call like this. `asked` lists method and address of each call. */
export function apiAnswering(body: unknown, status = 200) {
  const asked: string[] = [];
  const fetch: typeof globalThis.fetch = (address, init) => {
    asked.push(`${init?.method ?? ''} ${address as string}`);
    return Promise.resolve({ status, ok: status < 300, json: () => Promise.resolve(body) } as Response);
  };
  return { api: createApi(fetch), memberApi: createMemberApi(fetch, 'nora & sami'), asked };
}
