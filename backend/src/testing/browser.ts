import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';

export interface Cookie {
  name: string;
  value: string;
  path: string;
  attributes: string;
}

/**
 * A visitor's browser as far as a server sees it: it keeps cookies, sends them where they belong, and names its page. What
 * a proxy in front of the server adds to each request is in `added`.
 */
export function openBrowser(app: FastifyInstance, siteOrigin: string, added: Record<string, string> = {}) {
  let cookies: Cookie[] = [];

  function keep(answer: LightMyRequestResponse) {
    for (const line of [answer.headers['set-cookie'] ?? []].flat()) {
      const cookie = parsed(line);
      cookies = cookies.filter(({ name, path }) => name !== cookie.name || path !== cookie.path);
      if (!runsOut(line)) cookies.push(cookie);
    }
  }

  async function send(options: InjectOptions & { url: string }): Promise<LightMyRequestResponse> {
    const { pathname } = new URL(options.url, siteOrigin);
    const cookie = cookies
      .filter(({ path }) => path === '/' || pathname === path || pathname.startsWith(`${path}/`))
      .map(({ name, value }) => `${name}=${value}`)
      .join('; ');
    const answer = await app.inject({
      ...options,
      headers: {
        host: new URL(siteOrigin).host,
        accept: 'text/html',
        ...added,
        ...options.headers,
        ...(cookie && { cookie }),
      },
    });
    keep(answer);
    return answer;
  }

  /** Opens an address, as by a link on the page `from`. */
  const open = (url: string, from?: string) =>
    send({ method: 'GET', url, headers: from === undefined ? {} : { referer: `${siteOrigin}${from}` } });

  /** Reads an address as a script of ours does. */
  const getJson = (url: string) => send({ method: 'GET', url, headers: { accept: 'application/json' } });

  /** Asks how an address would be answered. */
  const head = (url: string) => send({ method: 'HEAD', url });

  /** Posts a form as a page of ours does without a script. */
  const post = (url: string, form: Record<string, string> = {}, headers: Record<string, string> = {}) =>
    send({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: siteOrigin, ...headers },
      payload: new URLSearchParams(form).toString(),
    });

  /** Posts, or patches, as a script of ours does. */
  const postJson = (
    url: string,
    body: object,
    method: 'POST' | 'PATCH' = 'POST',
    headers: Record<string, string> = {},
  ) =>
    send({
      method,
      url,
      headers: { accept: 'application/json', origin: siteOrigin, ...headers },
      payload: body,
    });

  /** Follows redirects within the site, as long as there are any, or up to the one that leads to a path. */
  async function follow(answer: LightMyRequestResponse, upTo?: string): Promise<LightMyRequestResponse> {
    const { location } = answer.headers;
    if (typeof location !== 'string') return answer;
    const url = new URL(location, siteOrigin);
    if (url.origin !== siteOrigin || url.pathname === upTo) return answer;
    return follow(await open(`${url.pathname}${url.search}`), upTo);
  }

  return {
    open,
    getJson,
    head,
    post,
    postJson,
    follow,
    cookie: (name: string) => cookies.find((cookie) => cookie.name === name),
    cookieNames: () => cookies.map(({ name }) => name),
    setCookie: (name: string, value: string) => keepOne({ name, value, path: '/', attributes: '' }),
    forget: (name: string) => {
      cookies = cookies.filter((cookie) => cookie.name !== name);
    },
  };

  function keepOne(cookie: Cookie) {
    cookies = [...cookies.filter(({ name }) => name !== cookie.name), cookie];
  }
}

export type Browser = ReturnType<typeof openBrowser>;

function parsed(line: string): Cookie {
  const [pair = '', ...attributes] = line.split(/; ?/);
  const [name = '', ...value] = pair.split('=');
  const path = attributes.find((attribute) => /^path=/i.test(attribute))?.slice('path='.length) ?? '/';
  return { name, value: value.join('='), path, attributes: attributes.join('; ') };
}

function runsOut(line: string): boolean {
  const expires = /expires=([^;]+)/i.exec(line)?.[1];
  return /max-age=0(?:;|$)/i.test(line) || (expires !== undefined && Date.parse(expires) <= Date.now());
}
