import { framesOf } from './stack-frames.ts';
import { withoutPersonalData } from './without-personal-data.ts';

/** A fault of the server, as it was logged. */
export interface Fault {
  /** What was thrown; absent where there is only a message. */
  error?: unknown;
  message: string;
  /** The fields of the log line. */
  context: Readonly<Record<string, unknown>>;
}

/** What all events of a process have in common. */
export interface EventSource {
  environment: string;
  /** Hash of the site's server bundle; its source maps are in a folder of that name. */
  release: string | undefined;
  siteBuildFolder: string;
}

/** The fields of log lines that may leave: none of them is about a person. */
const reportedFields = ['job', 'mail', 'method', 'route', 'state', 'status', 'statusCode'] as const;

/** Errors of a chain of causes that are reported. */
const mostCauses = 5;

/** Whether an error's code is of PostgreSQL's class of errors about a value, whose message quotes the value. */
export function quotesValue(code: string): boolean {
  return /^22[0-9A-Z]{3}$/.test(code);
}

/** An event of Sentry's protocol: https://develop.sentry.dev/sdk/event-payloads/. */
export function errorEvent(fault: Fault, source: EventSource, id: string, now: Date) {
  return {
    event_id: id,
    timestamp: now.getTime() / 1_000,
    platform: 'node',
    level: 'error',
    environment: source.environment,
    ...(source.release !== undefined && { release: source.release }),
    logentry: { formatted: withoutPersonalData(fault.message) },
    tags: tagsOf(fault.context),
    exception: { values: exceptionsOf(fault, source.siteBuildFolder) },
  };
}

export type ErrorEvent = ReturnType<typeof errorEvent>;

function tagsOf(context: Fault['context']): Record<string, string> {
  return Object.fromEntries(
    reportedFields.flatMap((name) => {
      const value = context[name];
      if (typeof value !== 'string' && typeof value !== 'number') return [];
      return [[name, withoutPersonalData(String(value)).slice(0, 200)]];
    }),
  );
}

/** The error and its causes, the innermost first. */
function exceptionsOf({ error, message }: Fault, siteBuildFolder: string) {
  const chain: unknown[] = [];
  for (let at: unknown = error ?? message; at !== undefined && chain.length < mostCauses; at = causeOf(at)) {
    chain.unshift(at);
  }
  return chain.map((each) => exceptionOf(each, siteBuildFolder));
}

function causeOf(error: unknown): unknown {
  return error instanceof Error ? (error.cause ?? undefined) : undefined;
}

function exceptionOf(error: unknown, siteBuildFolder: string) {
  if (!(error instanceof Error)) return { type: 'Error', value: withoutPersonalData(textOf(error)) };
  const { name, message, stack = '' } = error;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  const text = quotesValue(code) ? 'the database refused a value' : withoutPersonalData(message);
  return {
    type: withoutPersonalData(name),
    value: code === '' ? text : `${text} (${withoutPersonalData(code)})`,
    stacktrace: { frames: framesOf(stack, siteBuildFolder) },
  };
}

/** What was thrown and is no error may be an object with a person's data: only its kind is reported. */
function textOf(thrown: unknown): string {
  return typeof thrown === 'string' ? thrown : `a thrown ${typeof thrown}`;
}
