import { createHmac, randomBytes } from 'node:crypto';
import { Signer } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PageVisit } from '../../../http/page-handler.ts';
import { once } from '../once.ts';
import { keysFor } from '../provider/keys.ts';
import type { IdentitySecrets } from '../tables.ts';
import type { SavedForm } from './sign-in-params.ts';

const name = 'signInForm';
/** How long the page may stand open. */
const lastsSeconds = 60 * 60;
/** Browsers drop a cookie of more than 4,096 bytes with its name and attributes. */
const largestValue = 3_800;

/**
 * The cookie of an open sign-in page. It is signed, so that opening a page writes nothing to the database, and a form
 * counts only in a browser that opened one of our sign-in pages in the last hour.
 */
export function createFormCookie(parts: {
  secrets: () => Promise<Pick<IdentitySecrets, 'cookieKeys'>>;
  secure: boolean;
}) {
  const cookieOptions = { path: '/', httpOnly: true, sameSite: 'lax', secure: parts.secure } as const;
  const signer = once(async () => new Signer(keysFor('sign-in form', await parts.secrets())));

  async function contentIn(request: FastifyRequest): Promise<Content | undefined> {
    const { valid, value } = (await signer()).unsign(request.cookies[name] ?? '');
    if (!valid) return undefined;
    const content = decoded(value);
    return content.expiresAt > Date.now() ? content : undefined;
  }

  return {
    /** Stores what the page was opened for. What is too long for a cookie is left out: a form also posts its query. */
    async save({ request, reply }: Pick<PageVisit, 'request' | 'reply'>, form: SavedForm) {
      const { params, redirectUrl } = form;
      const signing = await signer();
      // Another page of this browser may wait for a passkey: what is bound to the browser stays so.
      const binding = (await contentIn(request))?.binding ?? randomBytes(16).toString('base64url');
      const expiresAt = Date.now() + lastsSeconds * 1000;
      const values = [
        form,
        { params, redirectUrl },
        { params, redirectUrl: undefined },
        { params: {}, redirectUrl: undefined },
      ].map((saved) => signing.sign(encoded({ ...saved, binding, expiresAt })));
      const value = values.find(({ length }) => length <= largestValue) ?? '';
      reply.setCookie(name, value, { ...cookieOptions, maxAge: lastsSeconds });
    },

    /** What the page was opened for, unless it is more than an hour ago or this browser opened none. */
    async read(request: FastifyRequest): Promise<SavedForm | undefined> {
      const content = await contentIn(request);
      return content && { params: content.params, redirectUrl: content.redirectUrl };
    },

    /** The address of the last login that was refused in this browser, since a sign-in page was opened. */
    async emailIn(request: FastifyRequest): Promise<string | undefined> {
      return (await contentIn(request))?.email;
    },

    /** What is random of this browser's open sign-in page: nothing else can be bound to it. */
    async bindingOf(request: FastifyRequest): Promise<string | undefined> {
      return (await contentIn(request))?.binding;
    },

    /**
     * A secret of this browser's open sign-in page for one purpose: the same at each press, also where the form is pressed
     * twice or in two tabs. Unlike what it is made of, no cookie tells it before.
     */
    async secretOf(request: FastifyRequest, ...purpose: readonly string[]): Promise<string | undefined> {
      const binding = (await contentIn(request))?.binding;
      const [key] = keysFor('presses of sign-in forms', await parts.secrets());
      if (binding === undefined || key === undefined) return undefined;
      return createHmac('sha256', key)
        .update(JSON.stringify([binding, ...purpose]))
        .digest('base64url');
    },

    clear(reply: FastifyReply) {
      reply.clearCookie(name, cookieOptions);
    },
  };
}

export type FormCookie = ReturnType<typeof createFormCookie>;

type Content = SavedForm & { binding: string; expiresAt: number };

function encoded(content: Content): string {
  return Buffer.from(JSON.stringify(content)).toString('base64url');
}

/** Our own signature stands for the shape. */
function decoded(value: string): Content {
  return JSON.parse(Buffer.from(value, 'base64url').toString()) as Content;
}
