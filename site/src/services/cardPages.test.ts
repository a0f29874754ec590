import { afterEach, expect, test } from '@jest/globals';
import { createCardPages, type CardPageMessage } from './cardPages.ts';

const partner = 'https://pay.example';
const held = { success: true, refId: 'card-1', token: 'signed' };
let stop: () => void = () => undefined;

afterEach(() => {
  stop();
});

function listening() {
  const heard: CardPageMessage[] = [];
  stop = createCardPages(window).listen(partner, (message) => heard.push(message));
  return heard;
}

function say(data: unknown, origin = partner) {
  window.dispatchEvent(new MessageEvent('message', { data, origin }));
}

test('hears what the page of one origin says', () => {
  const heard = listening();
  say({ action: 'resize', height: 512 });
  say({ success: false, errorCode: 'GatewayTransactionError', errorMessage: 'Declined' });
  say({ success: false, errorCode: 'Invalid_Security' });
  say(held);

  expect(heard).toEqual([
    { kind: 'resized', height: 512 },
    { kind: 'refused', errorCode: 'GatewayTransactionError', errorMessage: 'Declined' },
    { kind: 'refused', errorCode: 'Invalid_Security', errorMessage: '' },
    { kind: 'held', refId: 'card-1', token: 'signed' },
  ]);
});

// Any page may post messages to ours: one that could name a card would choose whose card pays.
test.each(['https://evil.example', 'https://pay.example.evil.example', 'http://pay.example', 'null', ''])(
  'is deaf to %s',
  (origin) => {
    const heard = listening();
    say(held, origin);
    expect(heard).toEqual([]);
  },
);

test.each([
  null,
  'held',
  7,
  {},
  { success: true, refId: 'card-1' },
  { success: true, refId: 1, token: 'signed' },
  { success: 'true', refId: 'card-1', token: 'signed' },
  { success: false },
  { action: 'resize', height: '512' },
])('makes nothing of %j', (data) => {
  const heard = listening();
  say(data);
  expect(heard).toEqual([]);
});

test('hears nothing more once it has stopped', () => {
  const heard = listening();
  stop();
  say(held);
  expect(heard).toEqual([]);
});
