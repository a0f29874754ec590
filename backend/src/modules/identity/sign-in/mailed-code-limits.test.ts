import { describe, expect, test } from 'vitest';
import { createThrottle } from '../../../throttle/throttle.ts';
import { mailedCodeLimits } from './limits.ts';

/** Counters of an hour that does not end. */
function counters() {
  const counts = new Map<string, number>();
  const remainingMs = 3_600_000;
  return {
    read: (key: string) => Promise.resolve({ count: counts.get(key) ?? 0, remainingMs }),
    add: (key: string) => {
      counts.set(key, (counts.get(key) ?? 0) + 1);
      return Promise.resolve({ count: counts.get(key) ?? 0, remainingMs });
    },
    reset: () => Promise.resolve(),
    subtract: () => Promise.resolve(),
  };
}

test('a new device at each login does not fill a mailbox, and strangers leave a device its codes', async () => {
  const throttle = createThrottle(counters());
  const email = 'owner@people.example';
  let asked = 0;
  const send = async (from: { address: string; device?: { id: string } }) => {
    asked += 1;
    const purpose = `sign-in ${asked}`;
    return (await throttle.attempt(mailedCodeLimits({ device: undefined, purpose, email, ...from }))).ok;
  };
  for (let host = 0; host < 30; host += 1) await send({ address: `203.0.113.${host}` });
  const answers: boolean[] = [];
  for (let login = 0; login < 30; login += 1) {
    answers.push(await send({ address: '198.51.100.1', device: { id: `device ${login}` } }));
  }
  expect(answers.filter(Boolean)).toHaveLength(20);
});

describe('one network address', () => {
  const address = '198.51.100.1';
  const codesSent = async (asked: (at: number) => { email: string; device?: { id: string } }) => {
    const throttle = createThrottle(counters());
    let sent = 0;
    for (let at = 0; at < 80; at += 1) {
      const limits = mailedCodeLimits({ device: undefined, ...asked(at), purpose: `sign-in ${at}`, address });
      if ((await throttle.attempt(limits)).ok) sent += 1;
    }
    return sent;
  };

  test('gets few codes to one mailbox, whatever follows a plus in its address', async () => {
    expect(await codesSent((at) => ({ email: `owner+${at}@people.example` }))).toBe(5);
  });

  test('gets no more than a mailbox takes by accounts that it opened at the mailbox', async () => {
    const sent = await codesSent((at) => ({ email: `owner+${at}@people.example`, device: { id: `${at}` } }));
    expect(sent).toBe(40);
  });

  test('gets sixty codes by devices, to whatever mailboxes', async () => {
    const sent = await codesSent((at) => ({ email: `owner${at}@people.example`, device: { id: `${at}` } }));
    expect(sent).toBe(60);
  });
});
