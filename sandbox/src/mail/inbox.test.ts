import { once } from 'node:events';
import { connect } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createClock } from '../clock/clock.ts';
import { openSandbox, type TestSandbox } from '../testing/open-sandbox.ts';
import { createMailServer, type MailServer } from './mail-server.ts';
import type { CaughtMail } from './model.ts';

let sandbox: TestSandbox;
let server: MailServer;

beforeEach(async () => {
  sandbox = await openSandbox();
  const { state, save } = sandbox.file;
  server = createMailServer(state.mail, createClock(state.clock), { kept: 300, save });
  await server.listen(0);
});

afterEach(async () => {
  await server.close();
  await sandbox.close();
});

/** Speaks SMTP line by line, as a mail client would. */
async function send(to: string, content: string) {
  const socket = connect(server.port(), '127.0.0.1');
  const lines = [
    'EHLO test',
    'MAIL FROM:<hello@stillpoint.example>',
    `RCPT TO:<${to}>`,
    'DATA',
    `${content}\r\n.`,
    'QUIT',
  ];
  await new Promise<void>((resolve, reject) => {
    socket.on('data', (answer) => {
      if (/^[45]\d\d/.test(answer.toString())) reject(new Error(answer.toString()));
      const line = /^\d{3} /m.test(answer.toString()) ? lines.shift() : undefined;
      if (line !== undefined) socket.write(`${line}\r\n`);
    });
    socket.on('close', () => {
      resolve();
    });
    socket.on('error', reject);
  });
}

const mail = [
  'Subject: =?utf-8?Q?Gute_Nacht_=E2=80=93_Tess?=',
  'Content-Type: multipart/alternative; boundary="x"',
  '',
  '--x',
  'Content-Type: text/plain; charset=utf-8',
  '',
  'In three days.',
  '--x',
  'Content-Type: text/html; charset=utf-8',
  '',
  '<p>In <b>three</b> days.</p><script>alert(1)</script>',
  '--x--',
].join('\r\n');

describe('the inbox', () => {
  it('shows a mail as it was sent, found by its receiver', async () => {
    await send('Tess@demo.stillpoint.example', mail);
    await send('nora@demo.stillpoint.example', mail);
    const found = await sandbox.app.inject('/inbox.json?to=tess%40demo.stillpoint.example');
    const { mails } = found.json<{ mails: CaughtMail[] }>();
    expect(mails).toMatchObject([
      {
        to: ['tess@demo.stillpoint.example'],
        subject: 'Gute Nacht – Tess',
        text: expect.stringContaining('In three days.'),
      },
    ]);
  });

  it('lists the newest first and escapes what stands in them', async () => {
    await send('a@demo.stillpoint.example', mail.replace(/Subject: .*/, 'Subject: <b>first</b>'));
    await send('b@demo.stillpoint.example', mail);
    const list = await sandbox.app.inject('/inbox');
    expect(list.body.indexOf('b@demo')).toBeLessThan(list.body.indexOf('a@demo'));
    expect(list.body).toContain('&lt;b&gt;first');
  });

  it('lets the HTML of a mail run nothing', async () => {
    await send('tess@demo.stillpoint.example', mail);
    const [{ id } = { id: '' }] = sandbox.file.state.mail.mails;
    const view = await sandbox.app.inject(`/inbox/${id}`);
    expect(view.body).toMatch(
      /<iframe[^>]+sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"/,
    );
    const content = await sandbox.app.inject(`/inbox/${id}/html`);
    expect(content.headers['content-security-policy']).toMatch(
      /default-src 'none'.*sandbox allow-same-origin allow-popups allow-popups-to-escape-sandbox$/,
    );
  });

  it('goes on after a connection was reset', async () => {
    const socket = connect(server.port(), '127.0.0.1');
    socket.on('error', () => undefined);
    for (const line of ['EHLO test', 'MAIL FROM:<hello@stillpoint.example>', 'DATA']) {
      await once(socket, 'data');
      socket.write(`${line}\r\n`);
    }
    await once(socket, 'data');
    socket.resetAndDestroy();
    await once(socket, 'close');
    await send('after@demo.stillpoint.example', mail);
    expect(sandbox.file.state.mail.mails).toHaveLength(1);
  });

  it('knows no mail by another id', async () => {
    expect((await sandbox.app.inject('/inbox/nothing')).statusCode).toBe(404);
  });
});
