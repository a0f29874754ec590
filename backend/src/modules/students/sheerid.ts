import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../../config/config.ts';
import type { StudentStep } from './tables.ts';

/** A verification as the company that verifies tells it. */
export interface ToldVerification {
  step: StudentStep;
  /** A document was rejected, and another one is wanted. */
  rejected: boolean;
}

/** The company that verifies students. Undefined where it does not answer, or not in its own words. */
export interface Sheerid {
  /** Begins a verification, and answers with its id. */
  begin: () => Promise<string | undefined>;
  /** `gone` where it knows no such verification of ours. */
  read: (verificationId: string) => Promise<ToldVerification | 'gone' | undefined>;
  /** Where a person verifies. */
  pageOf: (verificationId: string, language: string) => string;
  /** The origin of that page. */
  origin: string;
}

const timeoutMs = 5_000;

/** SheerID's API, version 2. The result of a verification is read with our token, from its details. */
export function createSheerid(
  { url, programId, token }: Config['sheerid'],
  log: Pick<FastifyBaseLogger, 'warn'>,
): Sheerid {
  async function call(path: string, init: { method?: string; body?: string } = {}) {
    const answer = await fetch(`${url}/rest/v2/verification${path}`, {
      ...init,
      headers: {
        accept: 'application/json',
        'content-type': 'application/json',
        authorization: `Bearer ${token}`,
      },
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    }).catch(() => undefined);
    const body: unknown = await answer?.json().catch(() => undefined);
    if (answer?.ok !== true) log.warn({ status: answer?.status }, 'the verification of students failed');
    return { status: answer?.status, body: answer?.ok === true ? body : undefined };
  }

  return {
    async begin() {
      const { body } = await call('', { method: 'POST', body: JSON.stringify({ programId }) });
      const id = textIn(body, 'verificationId');
      return id !== undefined && /^[\w-]{1,100}$/.test(id) ? id : undefined;
    },

    async read(verificationId) {
      const { status, body } = await call(`/${encodeURIComponent(verificationId)}/details`);
      if (status === 404) return 'gone';
      if (textIn(body, 'verificationId') !== verificationId) return undefined;
      if (textIn(body, 'programId') !== programId) return undefined;
      return toldIn(body);
    },

    pageOf: (verificationId, language) =>
      `${url}/verify/${programId}/?${new URLSearchParams({ verificationId, locale: language }).toString()}`,
    origin: new URL(url).origin,
  };
}

function toldIn(details: unknown): ToldVerification | undefined {
  const last = memberOf(details, 'lastResponse');
  const told = (step: StudentStep, rejected = false) => ({ step, rejected });
  switch (textIn(last, 'currentStep')) {
    case 'success':
      return told(confirmsStudent(memberOf(details, 'confirmedSegments')) ? 'verified' : 'refused');
    case 'docUpload': {
      const reasons = memberOf(last, 'rejectionReasons');
      return told('document', Array.isArray(reasons) && reasons.length > 0);
    }
    case 'pending':
      return told('pending');
    case 'error': {
      const ids = memberOf(last, 'errorIds');
      return told(Array.isArray(ids) && ids.includes('expiredVerification') ? 'expired' : 'refused');
    }
    case undefined:
      return undefined;
    // Collecting, signing in at the school, proving an address: all of it happens on their page.
    default:
      return told('started');
  }
}

function confirmsStudent(segments: unknown): boolean {
  return (
    Array.isArray(segments) &&
    segments.some(
      (each: unknown) => memberOf(each, 'segment') === 'student' && memberOf(each, 'active') === true,
    )
  );
}

function memberOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

function textIn(value: unknown, name: string): string | undefined {
  const text = memberOf(value, name);
  return typeof text === 'string' ? text : undefined;
}
