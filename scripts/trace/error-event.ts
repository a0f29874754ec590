/** The parts of a Sentry event that name places in our scripts: https://develop.sentry.dev/sdk/event-payloads/. */
export interface ErrorEvent {
  /** Hash of the build; the folder of its source maps has the same name. */
  release?: string;
  timestamp?: number;
  request?: { url?: string };
  exception?: { values?: Exception[] };
}

/** One error. Its frames are listed from the outermost call to the place where it was thrown. */
export interface Exception {
  type?: string;
  value?: string;
  stacktrace?: { frames?: Frame[] };
}

/** A place in a built script; lines and columns count from 1. */
export interface Frame {
  filename: string;
  function?: string;
  lineno: number;
  colno: number;
}

/** Reads an event that stands alone, or the first one of an envelope as the browser sends it. */
export function readEvent(text: string): ErrorEvent {
  const event = parsed(text) ?? eventOf(text.split('\n').map(parsed));
  if (event?.exception === undefined) {
    throw new Error(
      'This is no error report: expected an event as JSON, or an envelope with an event in it.',
    );
  }
  return event;
}

/** In an envelope, each item's payload follows the line that tells its type. */
function eventOf(lines: (ErrorEvent | undefined)[]): ErrorEvent | undefined {
  return lines.find((_, index) => isEventHeader(lines[index - 1]));
}

function isEventHeader(line: object | undefined): boolean {
  return line !== undefined && 'type' in line && line.type === 'event';
}

function parsed(text: string): ErrorEvent | undefined {
  try {
    return JSON.parse(text) as ErrorEvent;
  } catch {
    return undefined;
  }
}
