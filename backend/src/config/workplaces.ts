import { socialConnections } from './social-connections.ts';

/** The client of the site at a workplace's own sign-in. */
export interface WorkplaceClient {
  /** As addresses and the organisation's row name it. */
  name: string;
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** The tenant at Microsoft Entra, where people are keyed by tenant and object. */
  tenantId: string | undefined;
}

/** What the list must be, as the end of a sentence. */
export const workplacesShape =
  'JSON like [{"name":"acorn","issuer":"https://…","clientId":"…","clientSecret":"…"}], each name in small letters, once, and of no other connection; tenantId for Microsoft Entra';

/** Reads the list of workplaces. Undefined where any of it cannot be used. */
export function workplacesIn(text: string): readonly WorkplaceClient[] | undefined {
  const list = parsed(text);
  if (!Array.isArray(list)) return undefined;
  const read = list.map((each: unknown) => workplaceIn(each));
  const workplaces = read.filter((each) => each !== undefined);
  const names = new Set<string>([...socialConnections, ...workplaces.map(({ name }) => name)]);
  return names.size === socialConnections.length + list.length ? workplaces : undefined;
}

function workplaceIn(value: unknown): WorkplaceClient | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const read = (name: string) => {
    const text: unknown = Reflect.get(value, name);
    return typeof text === 'string' && text !== '' ? text : undefined;
  };
  const [name, issuer, clientId] = [read('name'), read('issuer'), read('clientId')];
  const clientSecret = read('clientSecret');
  if (name === undefined || issuer === undefined) return undefined;
  if (clientId === undefined || clientSecret === undefined) return undefined;
  const usable = /^[a-z][a-z0-9-]{1,40}$/.test(name) && /^https?:$/.test(URL.parse(issuer)?.protocol ?? '');
  return usable ? { name, issuer, clientId, clientSecret, tenantId: read('tenantId') } : undefined;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
