import { once } from 'node:events';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { freePort } from '../../testing/free-port.ts';
import { openPostman, type Postman } from './postman.ts';

const from = 'Stillpoint <rest@stillpoint.example>';
const envelope = {
  id: 'a1',
  to: 'nora@demo.stillpoint.example',
  language: 'en',
  subject: 'Hello',
  html: '<p>Hello</p>',
  text: 'Hello',
} as const;

let server: Server | undefined;
let postman: Postman | undefined;
afterEach(() => {
  postman?.close();
  server?.close();
});

/** A mail server that answers some commands in its own way; the end of the message is `.`. */
async function serverThatAnswers(own: Record<string, string>): Promise<string> {
  const usual: Record<string, string> = {
    EHLO: '250-here\r\n250 AUTH PLAIN',
    DATA: '354 go on',
    QUIT: '221 bye',
  };
  server = createServer((socket) => {
    let message = false;
    socket.on('error', () => undefined);
    socket.write('220 here\r\n');
    socket.on('data', (chunk) => {
      for (const line of chunk.toString().split('\r\n').slice(0, -1)) {
        if (message && line !== '.') continue;
        const command = line.split(/[ :]/)[0] ?? '';
        message = command === 'DATA' && own.DATA === undefined;
        socket.write(`${own[command] ?? usual[command] ?? '250 done'}\r\n`);
      }
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const deliverTo = (smtpUrl: string, to: string = envelope.to) => {
  postman = openPostman({ smtpUrl, from });
  return postman.deliver({ ...envelope, to });
};

test('a mail that the server takes is delivered', async () => {
  expect(await deliverTo(await serverThatAnswers({}))).toEqual({ ok: true });
});

test.each([
  ['the recipient', { RCPT: '550 5.1.1 no such mailbox' }, '550 5.1.1'],
  ['the recipient, without an enhanced status', { RCPT: '550 no such mailbox' }, '550'],
  ['a recipient to whom there is no route', { RCPT: '550 5.4.1 recipient address rejected' }, '550 5.4.1'],
  ['a recipient whose account is disabled', { RCPT: '550 5.7.13 user account disabled' }, '550 5.7.13'],
  ['a mailbox that has a new owner', { RCPT: '550 5.7.17 mailbox owner has changed' }, '550 5.7.17'],
  ['a list that we may not send to', { RCPT: '550 5.7.2 not allowed to post' }, '550 5.7.2'],
  ['the message', { '.': '554 5.6.0 content cannot be converted' }, '554 5.6.0'],
  ['any message', { DATA: '552 5.2.2 mailbox full' }, '552 5.2.2'],
])('a 5xx to %s is a refusal for good', async (_what, answers, refusedWith) => {
  expect(await deliverTo(await serverThatAnswers(answers))).toEqual({ ok: false, refusedWith });
});

test('an address that cannot be asked about is refused for good', async () => {
  expect(await deliverTo(await serverThatAnswers({}), '')).toEqual({ ok: false, refusedWith: 'EENVELOPE' });
});

test.each([
  ['the recipient', { RCPT: '451 4.7.1 <nora@demo.stillpoint.example> later' }, 'RCPT TO, 451 4.7.1'],
  ['the message', { '.': '452 4.3.1 no room' }, 'DATA, 452 4.3.1'],
  ['the connection', { MAIL: '421 4.3.2 closing' }, 'MAIL FROM, 421 4.3.2'],
])('a 4xx to %s asks for another try, without naming the address', async (_what, answers, words) => {
  await expect(deliverTo(await serverThatAnswers(answers))).rejects.toThrow(
    `The mail was not taken: ${words}`,
  );
});

test.each([
  ['at the recipient', { RCPT: '554 5.7.1 relay access denied' }, 'RCPT TO, 554 5.7.1'],
  ['at the recipient, about our network', { RCPT: '550 5.7.25 no reverse DNS' }, 'RCPT TO, 550 5.7.25'],
  ['at the recipient, without an enhanced status', { RCPT: '530 log in first' }, 'RCPT TO, 530'],
  ['at the message', { '.': '550 5.7.26 sender is not authenticated' }, 'DATA, 550 5.7.26'],
  ['at the message, without an enhanced status', { '.': '554 blocked' }, 'DATA, 554'],
  ['at the message, about our route', { '.': '554 5.4.6 routing loop' }, 'DATA, 554 5.4.6'],
])('a 5xx %s that refuses us asks for another try', async (_where, answers, words) => {
  await expect(deliverTo(await serverThatAnswers(answers))).rejects.toThrow(
    `The mail was not taken: ${words}`,
  );
});

test('a 5xx to our own address or password asks for another try, as it is no fault of the mail', async () => {
  const refusesSender = await serverThatAnswers({ MAIL: '550 5.7.1 sender not allowed' });
  await expect(deliverTo(refusesSender)).rejects.toThrow('The mail was not taken: MAIL FROM, 550 5.7.1');
  postman?.close();
  server?.close();

  const refusesPassword = new URL(await serverThatAnswers({ AUTH: '535 5.7.8 wrong' }));
  refusesPassword.username = 'us';
  refusesPassword.password = 'wrong';
  await expect(deliverTo(refusesPassword.href)).rejects.toThrow(
    'The mail was not taken: AUTH PLAIN, 535 5.7.8',
  );
});

test('a server that is not reached asks for another try', async () => {
  await expect(deliverTo(`smtp://127.0.0.1:${await freePort()}`)).rejects.toThrow(
    /ECONNREFUSED|ESOCKET|ECONNECTION/,
  );
});
