import { readFileSync } from 'node:fs';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { html, type Html } from './html.ts';

/** One page of the sandbox. */
export interface Page {
  title: string;
  body: Html;
  language?: string;
  /** Absent, the system decides. */
  theme?: 'day' | 'night' | undefined;
  /** Origins that may show the page in a frame. */
  framedBy?: readonly string[];
  /** Origins, besides the sandbox itself, to which a form of the page may lead. */
  leadsTo?: readonly string[];
  /** Address of the style. @default '/quiet.css' */
  style?: string;
  /** Origins, besides the sandbox itself, whose fonts the style names. */
  fontsFrom?: readonly string[];
  /** Addresses of scripts of the sandbox. */
  scripts?: readonly string[];
  /** Left out where the page stands in a frame, or stands in for a partner with a notice of its own. */
  heading?: boolean;
}

/** Sends a page under a policy that allows nothing but the sandbox's own files. */
export function sendPage(reply: FastifyReply, page: Page): FastifyReply {
  return reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', policyOf(page))
    .header('referrer-policy', 'same-origin')
    .header('x-content-type-options', 'nosniff')
    .header('cache-control', 'no-store')
    .send(`<!doctype html>${documentOf(page).markup}`);
}

/** Serves the style that all pages share. */
export function registerPageStyle(app: FastifyInstance): void {
  const style = readFileSync(new URL('./quiet.css', import.meta.url), 'utf8');
  app.get('/quiet.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(style));
}

/** What every page says, in the words of its language or in English. */
const sandboxNotice = 'This is a sandbox. No money moves, and nothing here is real.';

function policyOf({ framedBy = [], leadsTo = [], fontsFrom = [] }: Page): string {
  return [
    "default-src 'none'",
    "style-src 'self'",
    `font-src ${fontsFrom.length > 0 ? fontsFrom.join(' ') : "'none'"}`,
    "script-src 'self'",
    "img-src 'self' data:",
    "frame-src 'self'",
    `form-action ${["'self'", ...leadsTo].join(' ')}`,
    "base-uri 'none'",
    `frame-ancestors ${framedBy.length > 0 ? framedBy.join(' ') : "'none'"}`,
  ].join('; ');
}

function documentOf(page: Page): Html {
  const { title, body, language = 'en', theme, style = '/quiet.css', scripts = [], heading = true } = page;
  return html`<html lang="${language}" ${theme ? html` data-theme="${theme}"` : ''}>
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="robots" content="noindex" />
      <title>${title}</title>
      <link rel="icon" href="data:," />
      <link rel="stylesheet" href="${style}" />
      ${scripts.map((address) => html`<script type="module" src="${address}"></script>`)}
    </head>
    <body>
      ${
        heading &&
        html`<header class="top">
          <a href="/">Stillpoint sandbox</a>
          <p class="notice">${sandboxNotice}</p>
        </header>`
      }
      <main>${body}</main>
    </body>
  </html>`;
}
