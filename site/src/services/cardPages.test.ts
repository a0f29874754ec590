import { afterEach, beforeEach, expect, test } from 'vitest';
import { createCardPages, type CardPageMessage } from './cardPages.ts';

const partner = 'https://pay.example';
const saved = { success: true, refId: 'card-1', token: 'signed' };
let stop: () => void = () => undefined;

afterEach(() => {
  stop();
  document.body.replaceChildren();
});

const src = `${partner}/page?token=signed`;

/** The page's frame, and what it is sent. */
function frame() {
  const element = document.createElement('iframe');
  element.src = src;
  document.body.append(element);
  const { contentWindow } = element;
  if (contentWindow === null) throw new Error('The frame has no window.');
  const sent: unknown[] = [];
  contentWindow.postMessage = (...message: unknown[]) => sent.push(message);
  return { contentWindow, sent };
}

let framed: ReturnType<typeof frame>;

beforeEach(() => {
  framed = frame();
});

function listening() {
  const heard: CardPageMessage[] = [];
  stop = createCardPages(window).listen({ src, origin: partner }, (message) => heard.push(message));
  return heard;
}

function say(data: unknown, origin = partner, source: MessageEventSource | null = framed.contentWindow) {
  const text = typeof data === 'string' ? data : JSON.stringify(data);
  window.dispatchEvent(new MessageEvent('message', { data: text, origin, source }));
}

test('hears what the page of one origin says', () => {
  const heard = listening();
  say({ action: 'resize', height: 512 });
  say({ action: 'customizeErrorMessage', key: 'creditCardNumber', code: '001', message: 'Required' });
  say({ action: 'customizeErrorMessage', key: 'cardSecurityCode', code: '004' });
  say({ action: 'validate', success: false });
  say({ success: false, errorCode: 'GatewayTransactionError', errorMessage: 'Declined' });
  say({ success: false, errorCode: 'Invalid_Security' });
  say(saved);

  expect(heard).toEqual([
    { kind: 'resized', height: 512 },
    { kind: 'fieldRefused', field: 'creditCardNumber', empty: true },
    { kind: 'fieldRefused', field: 'cardSecurityCode', empty: false },
    { kind: 'validated', complete: false },
    { kind: 'refused', errorCode: 'GatewayTransactionError', errorMessage: 'Declined', emptyFields: [] },
    { kind: 'refused', errorCode: 'Invalid_Security', errorMessage: '', emptyFields: [] },
    { kind: 'saved', refId: 'card-1', token: 'signed' },
  ]);
});

test('hears the answer from our own page in the frame, where all values are texts', () => {
  const heard = listening();
  say({ ...saved, success: 'true' }, window.location.origin);
  say(
    {
      success: 'false',
      errorCode: 'HostedPageFieldValidationError',
      errorField_cardSecurityCode: 'NullValue',
      errorField_creditCardHolderName: '',
    },
    window.location.origin,
  );

  expect(heard).toEqual([
    { kind: 'saved', refId: 'card-1', token: 'signed' },
    {
      kind: 'refused',
      errorCode: 'HostedPageFieldValidationError',
      errorMessage: '',
      emptyFields: ['cardSecurityCode'],
    },
  ]);
});

test('sends commands to the frame of the page, for its origin alone', () => {
  const pages = createCardPages(window);
  pages.customizeErrors({ src });
  pages.measure({ src });
  pages.writeHolder({ src }, 'Nora New');
  pages.validate({ src });
  pages.submit({ src });
  pages.submit({ src: `${partner}/another` });

  expect(framed.sent).toEqual([
    ['customizeErrorRequired', partner],
    ['resize', partner],
    ['setField(creditCardHolderName:Nora New)', partner],
    ['validate', partner],
    ['postPage', partner],
  ]);
});

test('tells that the document is left, until it is stopped', () => {
  let left = 0;
  const stopTelling = createCardPages(window).onLeave(() => (left += 1));
  window.dispatchEvent(new Event('pagehide'));
  stopTelling();
  window.dispatchEvent(new Event('pagehide'));
  expect(left).toBe(1);
});

// Another frame of the partner, or a window that it opened, may hold a page that was signed for another person.
test('hears nothing from another window, whatever its origin', () => {
  const heard = listening();
  say(saved, partner, null);
  say(saved, partner, window);
  say(saved, window.location.origin, window);
  expect(heard).toEqual([]);
});

// Any page may post messages to ours: one that could name a card would choose whose card pays.
test.each(['https://evil.example', 'https://pay.example.evil.example', 'http://pay.example', 'null', ''])(
  'is deaf to %s',
  (origin) => {
    const heard = listening();
    say(saved, origin);
    expect(heard).toEqual([]);
  },
);

test.each([
  null,
  'saved',
  '{"success":true',
  7,
  {},
  { success: true, refId: 'card-1' },
  { success: true, refId: 1, token: 'signed' },
  { success: 'true', refId: 'card-1', token: 'signed' },
  { success: false },
  { action: 'resize', height: '512' },
  { action: 'validate', success: 'true' },
  { action: 'customizeErrorMessage', key: 'creditCardNumber' },
])('makes nothing of %j', (data) => {
  const heard = listening();
  say(data);
  expect(heard).toEqual([]);
});

test('hears nothing more once it has stopped', () => {
  const heard = listening();
  stop();
  say(saved);
  expect(heard).toEqual([]);
});
