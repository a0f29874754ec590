import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { htmlWithDesk, policyWithDesk } from './withDesk.ts';

interface ProxySettings {
  /** The port that the site itself listens on. */
  sitePort: number;
  /** Scheme, host and port of the copy desk. */
  desk: string;
}

/** Asks again by itself, since the site starts anew after each change. */
const starting =
  '<!doctype html><html lang="en"><title>The site starts</title><meta http-equiv="refresh" content="2"><p>The site starts.</p>';

/** Passes every request on to the site, and lets the copy desk into its pages. */
export function createProxy(settings: ProxySettings): Server {
  return createServer((incoming, outgoing) => pass(incoming, outgoing, settings));
}

function pass(incoming: IncomingMessage, outgoing: ServerResponse, { sitePort, desk }: ProxySettings) {
  const { method, url, headers } = incoming;
  const page = headers.accept?.includes('text/html') === true;
  const onward = request({
    ...{ host: 'localhost', port: sitePort, method, path: url },
    // A page is read here, as it is written.
    headers: page ? { ...headers, 'accept-encoding': 'identity' } : headers,
  });
  onward.on('response', (response) => {
    respond(response, outgoing, desk).catch((fault: unknown) => outgoing.destroy(fault as Error));
  });
  onward.on('error', () => {
    if (outgoing.headersSent) outgoing.destroy();
    else outgoing.writeHead(503, { 'content-type': 'text/html', 'retry-after': '2' }).end(starting);
  });
  outgoing.on('close', () => onward.destroy());
  incoming.pipe(onward);
}

async function respond(response: IncomingMessage, outgoing: ServerResponse, desk: string) {
  const { statusCode = 502, headers } = response;
  const html = headers['content-type']?.startsWith('text/html') === true;
  if (!html || headers['content-encoding'] !== undefined) {
    outgoing.writeHead(statusCode, headers);
    await pipeline(response, outgoing);
    return;
  }
  const content = htmlWithDesk((await buffer(response)).toString(), desk);
  const policy = headers['content-security-policy'];
  const others = { ...headers };
  delete others['transfer-encoding'];
  outgoing.writeHead(statusCode, {
    ...others,
    'content-length': Buffer.byteLength(content),
    ...(typeof policy === 'string' && { 'content-security-policy': policyWithDesk(policy, desk) }),
  });
  outgoing.end(content);
}
