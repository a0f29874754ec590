import { randomInt } from 'node:crypto';
import { demoPassword } from '../../demo/people.ts';

const formType = 'application/x-www-form-urlencoded';

interface Cookie {
  name: string;
  value: string;
  path: string;
}

/** An address of the block that is kept for benchmarks. */
export function someAddress(): string {
  return `198.18.${randomInt(256)}.${randomInt(1, 255)}`;
}

/** How a visitor's requests reach the site. */
export interface VisitorOptions {
  /** What sends them, in place of `fetch`. */
  send?: (url: URL, init: RequestInit) => Promise<Response>;
  /** The network address that a proxy names as theirs. */
  address?: string;
}

type Sent = Omit<RequestInit, 'headers'> & { headers: Record<string, string> };

/** A visitor over HTTP: keeps cookies, and sends forms as a page of the site does. */
export class Visitor {
  readonly site: string;
  readonly #options: VisitorOptions;
  #cookies: Cookie[] = [];

  constructor(site: string, options: VisitorOptions = {}) {
    this.site = site;
    this.#options = options;
  }

  /** The cookies that go with an address. */
  cookiesFor(path: string): string {
    const { pathname } = new URL(path, this.site);
    return this.#cookies
      .filter((cookie) => cookie.path === '/' || pathname.startsWith(cookie.path))
      .map(({ name, value }) => `${name}=${value}`)
      .join('; ');
  }

  open(path: string): Promise<Response> {
    return this.#send(path, { headers: { accept: 'text/html' } });
  }

  /** Sends a form, and goes wherever the site leads. Gives the address where that ended. */
  async submit(path: string, fields: Record<string, string>): Promise<URL> {
    const headers = { accept: 'text/html', 'content-type': formType };
    let answer = await this.#send(path, { method: 'POST', headers, body: new URLSearchParams(fields) });
    let url = new URL(path, this.site);
    for (let step = 0; step < 10; step += 1) {
      const location = answer.headers.get('location');
      await answer.body?.cancel();
      if (location === null) break;
      url = new URL(location, url);
      if (url.origin !== this.site) break;
      answer = await this.open(`${url.pathname}${url.search}`);
    }
    return url;
  }

  /** Asks the API, and throws what it says against it. */
  async post<Answer>(path: string, body: object): Promise<Answer> {
    const headers = { accept: 'application/json', 'content-type': 'application/json' };
    const answer = await this.#send(path, { method: 'POST', headers, body: JSON.stringify(body) });
    return read<Answer>(path, answer);
  }

  async get<Answer>(path: string): Promise<Answer> {
    return read<Answer>(path, await this.#send(path, { headers: { accept: 'application/json' } }));
  }

  async #send(path: string, init: Sent): Promise<Response> {
    const { send = fetch, address } = this.#options;
    const answer = await send(new URL(path, this.site), {
      ...init,
      redirect: 'manual',
      headers: {
        ...init.headers,
        origin: this.site,
        cookie: this.cookiesFor(path),
        ...(address !== undefined && { 'x-forwarded-for': address }),
      },
    });
    for (const line of answer.headers.getSetCookie()) this.#keep(line);
    return answer;
  }

  #keep(line: string) {
    const [pair = '', ...attributes] = line.split(/; ?/);
    const [name = '', ...value] = pair.split('=');
    const path = attributes.find((attribute) => /^path=/i.test(attribute))?.slice('path='.length) ?? '/';
    this.#cookies = this.#cookies.filter((cookie) => cookie.name !== name || cookie.path !== path);
    if (!runsOut(line)) this.#cookies.push({ name, value: value.join('='), path });
  }
}

/** One of the seeded people, signed in. */
export async function signedIn(site: string, name: string): Promise<Visitor> {
  const visitor = new Visitor(site);
  await (await visitor.open('/login')).body?.cancel();
  const email = `${name}@demo.stillpoint.example`;
  await visitor.submit('/login', { email, password: demoPassword });
  return visitor;
}

/** A visitor with a new account. */
export async function signedUp(site: string, options?: VisitorOptions): Promise<Visitor> {
  const visitor = new Visitor(site, options);
  await (await visitor.open('/register')).body?.cancel();
  await visitor.submit('/register', {
    fullname: 'Nina Night',
    email: `${crypto.randomUUID()}@demo.stillpoint.example`,
    password: demoPassword,
  });
  return visitor;
}

async function read<Answer>(path: string, answer: Response): Promise<Answer> {
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as Answer;
}

function runsOut(line: string): boolean {
  const expires = /expires=([^;]+)/i.exec(line)?.[1];
  return /max-age=0(?:;|$)/i.test(line) || (expires !== undefined && Date.parse(expires) <= Date.now());
}
