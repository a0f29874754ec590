import { createHash } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';

/** Knows whether a password that is chosen was found in a data breach. */
export interface BreachedPasswords {
  /** False as well where that cannot be found out: a service that is away keeps no visitor from choosing a password. */
  includes: (password: string) => Promise<boolean>;
}

const prefixLength = 5;

/**
 * Asks a service that speaks the range API of Pwned Passwords, which is sent the first five characters of the password's
 * SHA-1 alone and answers with all it knows of them (k-anonymity). Padding hides how many these are. Without an address
 * nothing is asked.
 */
export function createBreachedPasswords({
  url,
  log,
  timeoutMs = 1_500,
}: {
  url: string | undefined;
  log: Pick<FastifyBaseLogger, 'warn'>;
  timeoutMs?: number;
}): BreachedPasswords {
  async function suffixesAfter(address: string): Promise<string | undefined> {
    const signal = AbortSignal.timeout(timeoutMs);
    try {
      const headers = { 'add-padding': 'true', 'user-agent': 'Stillpoint' };
      const answer = await fetch(address, { headers, redirect: 'error', signal });
      if (answer.ok) return await answer.text();
      goneOnAfter({ status: answer.status });
    } catch {
      // The error is not logged: it may hold the address, and with it a part of the hash.
      goneOnAfter({ reason: signal.aborted ? 'too slow' : 'not reached' });
    }
    return undefined;
  }

  function goneOnAfter(failure: { status: number } | { reason: string }) {
    log.warn(failure, 'the service of breached passwords did not answer: a password was allowed without it');
  }

  return {
    async includes(password) {
      if (url === undefined) return false;
      const hash = createHash('sha1').update(password).digest('hex').toUpperCase();
      const known = await suffixesAfter(`${url}/range/${hash.slice(0, prefixLength)}`);
      return known !== undefined && isListed(hash.slice(prefixLength), known);
    },
  };
}

/** Lines of `SUFFIX:COUNT`. Those that only pad the answer have the count 0. */
function isListed(suffix: string, known: string): boolean {
  return known.split('\n').some((line) => {
    const [listed, count] = line.trim().split(':');
    return listed?.toUpperCase() === suffix && Number(count) > 0;
  });
}
