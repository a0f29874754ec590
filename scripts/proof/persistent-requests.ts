import { setTimeout as pause } from 'node:timers/promises';

/** A request that had no answer of its own: it was cut off, or told that it cannot be answered now. */
export interface LostRequest {
  /** Milliseconds since the epoch. */
  at: number;
  request: string;
  /** The status of what came in place of an answer and the code that it named, or the error of the connection. */
  what: string;
  /** Whether it was told so in our own words. */
  calm: boolean;
}

/** For how long a patient visitor tries: longer than things break while a group of people buys. */
export const patienceMs = 240_000;
const restMs = 250;
const ours = /"errors":\[\{|<html lang="/;

/** Whether an answer says that nothing was ordered, and to press again: an answer, though its status is 503. */
export function isNothingOrdered(text: string): boolean {
  return /"code":"(?:BILLING_UNAVAILABLE|ORDER_REFUSED)"/.test(text);
}

/** Sends requests as a patient visitor does: one that is lost is noted, and sent again until it is answered. */
export function persistentRequests() {
  const lost: LostRequest[] = [];

  const send = async (url: URL, init: RequestInit): Promise<Response> => {
    const request = `${init.method ?? 'GET'} ${url.pathname}`;
    const giveUpAt = Date.now() + patienceMs;
    for (;;) {
      const answer = await fetch(url, init).catch((error: unknown) => errorCodeOf(error));
      if (typeof answer !== 'string' && answer.status < 500) return answer;
      if (typeof answer !== 'string' && isNothingOrdered(await answer.clone().text())) return answer;
      lost.push({ at: Date.now(), request, ...(await said(answer)) });
      if (Date.now() > giveUpAt) throw new Error(`${request} was not answered in time.`);
      await pause(restMs);
    }
  };
  return { send, lost };
}

async function said(answer: Response | string): Promise<Pick<LostRequest, 'what' | 'calm'>> {
  if (typeof answer === 'string') return { what: answer, calm: false };
  const body = await answer.text();
  const [, code = ''] = /"code":"(\w+)"/.exec(body) ?? [];
  return { what: `${answer.status} ${code}`.trimEnd(), calm: ours.test(body) };
}

function errorCodeOf(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  if (cause instanceof Error && 'code' in cause) return String(cause.code);
  return cause instanceof Error ? cause.message : String(cause);
}
