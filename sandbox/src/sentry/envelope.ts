import { gunzipSync } from 'node:zlib';
import type { SentryEvent } from './model.ts';

/** An envelope: its header, and the events among its items. */
export interface Envelope {
  header: { event_id?: string; dsn?: string };
  events: SentryEvent[];
}

const largestBytes = 20 * 1024 * 1024;
const newline = 0x0a;

/** The bytes of a body that may be compressed. Throws on a broken or oversized one. */
export function unpacked(body: Buffer, encoding: string | undefined): Buffer {
  return encoding === 'gzip' ? gunzipSync(body, { maxOutputLength: largestBytes }) : body;
}

/** Reads an envelope's lines: header, then item header and payload in turns. Undefined for one that is malformed. */
export function readEnvelope(bytes: Buffer): Envelope | undefined {
  try {
    let at = 0;
    const take = (length?: number): string => {
      const end = length === undefined ? endOfLine(bytes, at) : at + length;
      if (end > bytes.length) throw new Error('The item is shorter than its length.');
      const text = bytes.toString('utf8', at, end);
      at = end + 1;
      return text;
    };
    const header = JSON.parse(take()) as Envelope['header'];
    const events: SentryEvent[] = [];
    while (at < bytes.length) {
      const line = take();
      if (line === '') continue;
      const { type, length } = JSON.parse(line) as { type?: string; length?: number };
      const payload = take(length);
      if (type === 'event') events.push(withId(JSON.parse(payload) as Partial<SentryEvent>, header));
    }
    return { header, events };
  } catch {
    return undefined;
  }
}

function endOfLine(bytes: Buffer, from: number): number {
  const end = bytes.indexOf(newline, from);
  return end < 0 ? bytes.length : end;
}

function withId(event: Partial<SentryEvent>, { event_id }: Envelope['header']): SentryEvent {
  const id = event.event_id ?? event_id;
  if (typeof id !== 'string' || !/^[0-9a-f]{32}$/.test(id)) throw new Error('The event has no id.');
  return { ...event, event_id: id };
}
