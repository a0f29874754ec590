import { describe, expect, onTestFinished, test } from 'vitest';
import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { reword } from './reword.ts';
import { likeliestFirst, translatedAt, wordingsOf } from './known.ts';
import { createProxy } from './proxy.ts';
import { policyWithDesk } from './withDesk.ts';

const wordings = wordingsOf(
  new Map([
    ['checkout:back', 'Back'],
    ['login:back', 'Back'],
    ['login:title', 'Log in'],
    ['login:forgot', 'Forgot your password?'],
    ['checkout:total', 'The first month costs {{now}}'],
    ['checkout:any', '{{amount}}'],
    ['checkout:more', 'The first month costs {{now}} instead of {{before}}'],
    ['player:at', '{{heading}}, {{time}}'],
    ['pause:months', '{{count}} € a month'],
    ['checkout:legal', 'By <terms>our terms</terms> you pay {{sum}}'],
  ]),
);

function textWith(words: string): Node {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
    if (node.nodeValue?.includes(words) === true) return node;
  throw new Error(`No ${words}`);
}

function keysAt(html: string, words: string) {
  document.body.innerHTML = html;
  const node = textWith(words);
  return translatedAt(node, wordings)?.keys;
}

describe('a text of a page', () => {
  test('is found by its words, with any values in it, and within links', () => {
    expect(keysAt('<p>Log in</p>', 'Log')).toEqual(['login:title']);
    expect(keysAt('<p>The first month costs 12,99 €</p>', 'first')).toEqual(['checkout:total']);
    expect(keysAt('<p>The first month costs 1 instead of 2</p>', 'first')).toEqual(['checkout:more']);
    expect(keysAt('<p>By <a>our terms</a> you pay 3 €</p>', 'our')).toEqual(['checkout:legal']);
    expect(keysAt('<p>Log in. Forgot your password?</p>', 'Forgot')).toEqual(['login:forgot', 'login:title']);
  });

  test('is none where others wrote it', () => {
    expect(keysAt('<p>12,99 €</p>', '12')).toBeUndefined();
    expect(keysAt('<p>Log in to a quieter evening</p>', 'Log')).toBeUndefined();
    const article = 'Short meditations for the day that you can do anywhere, and slow stories for the night';
    expect(keysAt(`<p>${article}</p>`, 'Short')).toBeUndefined();
    expect(keysAt('<p>Nothing € a month</p>', 'Nothing')).toBeUndefined();
    expect(keysAt('<p>1,000 € a month</p>', '1,000')).toEqual(['pause:months']);
  });

  test('is likeliest of the namespace that the page has most of', () => {
    const keys = keysAt('<a>Back</a>', 'Back') ?? [];
    expect(keys).toEqual(['checkout:back', 'login:back']);
    expect(likeliestFirst(keys, ['Log in', 'Forgot your password?', 'Back'], wordings)).toEqual([
      'login:back',
      'checkout:back',
    ]);
  });

  test('says what was edited, with its values, and what it said before once that is taken back', () => {
    document.body.innerHTML =
      '<p> The first month costs 12,99 € </p><p>By <a>our terms</a> you pay 3 €</p><p>Back</p><p id="b">Back</p>';
    const before = document.body.innerHTML;
    const within = document.getElementById('b') ?? undefined;
    const rewordings = [
      { before: 'The first month costs {{now}}', now: '{{now}} is the first month' },
      {
        before: 'By <terms>our terms</terms> you pay {{sum}}',
        now: 'With <terms>the terms</terms> you pay {{sum}}.',
      },
      { before: 'Back', now: 'Go back', ...(within && { within }) },
    ];
    reword(document.body, rewordings);
    reword(document.body, rewordings);
    expect(document.body.innerHTML).toBe(
      '<p> 12,99 € is the first month </p><p>With <a>the terms</a> you pay 3 €.</p><p>Back</p><p id="b">Go back</p>',
    );
    reword(document.body, []);
    expect(document.body.innerHTML).toBe(before);
  });
});

test('what stands beside another text in one piece is edited alone', () => {
  document.body.innerHTML = '<p>The first month costs 3 €. Nothing was charged. Back</p>';
  reword(document.body, [
    { before: 'The first month costs {{now}}.', now: 'A month costs {{now}}.' },
    { before: 'Back', now: 'Go back' },
  ]);
  expect(document.body.textContent).toBe('A month costs 3 €. Nothing was charged. Back');
});

async function listening(server: Server): Promise<number> {
  server.listen(0, 'localhost');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port');
  return address.port;
}

/** What a site answers, through the proxy. */
async function through(site: RequestListener, init: RequestInit = {}): Promise<Response> {
  const sitePort = await listening(createServer(site));
  const port = await listening(createProxy({ sitePort, desk: 'http://localhost:4006' }));
  return fetch(`http://localhost:${String(port)}/path?a=b`, init);
}

describe('what stands before the site', () => {
  test('lets the copy desk into pages, and their policies', async () => {
    const response = await through(
      (_request, answer) => {
        answer.writeHead(200, {
          'content-type': 'text/html; charset=utf-8',
          'content-security-policy': "default-src 'none'; script-src 'self'; connect-src 'self'",
        });
        answer.end('<head><title>x</title></head><body>ä</body>');
      },
      { headers: { accept: 'text/html' } },
    );
    expect(await response.text()).toBe(
      '<head><title>x</title><script type="module" src="http://localhost:4006/page.ts"></script></head><body>ä</body>',
    );
    expect(response.headers.get('content-security-policy')).toBe(
      "default-src 'none'; script-src 'self' http://localhost:4006; connect-src 'self' http://localhost:4006; frame-src http://localhost:4006",
    );
    expect(policyWithDesk("frame-src 'none'", 'http://d')).toContain('frame-src http://d;');
  });

  test('passes all else on as it is', async () => {
    const response = await through(
      (request, answer) => {
        answer.writeHead(303, { location: request.url, 'set-cookie': ['a=1', 'b=2'] });
        request.pipe(answer);
      },
      { method: 'POST', body: 'sent', redirect: 'manual' },
    );
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe('/path?a=b');
    expect(response.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
    expect(await response.text()).toBe('sent');
  });

  test('says so while the site starts', async () => {
    const port = await listening(createProxy({ sitePort: 1, desk: 'http://localhost:4006' }));
    expect((await fetch(`http://localhost:${String(port)}/`)).status).toBe(503);
  });
});
