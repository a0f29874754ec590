import { Signer } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { once } from '../once.ts';
import { keysFor, type IdentitySecrets } from '../provider/keys.ts';
import type { SignInParams } from './sign-in-params.ts';

/** What a sign-in page stores in the browser until its form is sent. */
export interface SavedForm {
  params: SignInParams;
  /** The deep link of the app that the page was opened for. */
  redirectUrl: string | undefined;
}

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
  const cookie = { path: '/', httpOnly: true, sameSite: 'lax', secure: parts.secure } as const;
  const signer = once(async () => new Signer(keysFor('sign-in form', await parts.secrets())));

  return {
    /** Stores what the page was opened for. What is too long for a cookie is left out: a form also posts its query. */
    async save(reply: FastifyReply, { params, redirectUrl }: SavedForm) {
      const signing = await signer();
      const values = [
        { params, redirectUrl },
        { params, redirectUrl: undefined },
        { params: {}, redirectUrl: undefined },
      ].map((saved) => signing.sign(encoded({ ...saved, expiresAt: Date.now() + lastsSeconds * 1000 })));
      const value = values.find(({ length }) => length <= largestValue) ?? '';
      reply.setCookie(name, value, { ...cookie, maxAge: lastsSeconds });
    },

    /** What the page was opened for, unless it is more than an hour ago or this browser opened none. */
    async read(request: FastifyRequest): Promise<SavedForm | undefined> {
      const { valid, value } = (await signer()).unsign(request.cookies[name] ?? '');
      if (!valid) return undefined;
      const { expiresAt, ...saved } = decoded(value);
      return expiresAt > Date.now() ? saved : undefined;
    },

    clear(reply: FastifyReply) {
      reply.clearCookie(name, cookie);
    },
  };
}

export type FormCookie = ReturnType<typeof createFormCookie>;

type Content = SavedForm & { expiresAt: number };

function encoded(content: Content): string {
  return Buffer.from(JSON.stringify(content)).toString('base64url');
}

/** Our own signature stands for the shape. */
function decoded(value: string): Content {
  return JSON.parse(Buffer.from(value, 'base64url').toString()) as Content;
}
