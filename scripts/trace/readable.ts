import type { ErrorEvent, Exception, Frame } from './error-event.ts';
import { functionNameAt } from './function-name.ts';
import type { FindSource, SourcePlace } from './source-maps.ts';

const linesAround = 2;

/** The report as text: each error with its frames, the place where it was thrown first. */
export function readable(event: ErrorEvent, find: FindSource): string {
  const errors = event.exception?.values ?? [];
  return [heading(event), ...errors.map((error) => describe(error, find))].join('\n\n');
}

function heading({ release, timestamp, request }: ErrorEvent): string {
  const time = timestamp === undefined ? undefined : new Date(timestamp * 1_000).toISOString();
  return [`Release ${release ?? 'unknown'}`, time, request?.url].filter(Boolean).join(' · ');
}

function describe({ type = 'Error', value = '', stacktrace }: Exception, find: FindSource): string {
  const frames = (stacktrace?.frames ?? []).toReversed();
  return [`${type}: ${value}`, ...frames.map((frame) => describeFrame(frame, find(frame)))].join('\n');
}

function describeFrame(frame: Frame, place: SourcePlace | undefined): string {
  if (place === undefined) {
    return `  at ${frame.function ?? '?'} (${frame.filename}:${frame.lineno}:${frame.colno})`;
  }
  const name = functionNameAt(place) ?? '(module)';
  return `  at ${name} (${place.file}:${place.line}:${place.column + 1})\n${excerpt(place)}`;
}

function excerpt({ content, line }: SourcePlace): string {
  const first = Math.max(1, line - linesAround);
  return content
    .split('\n')
    .slice(first - 1, line + linesAround)
    .map((text, index) => {
      const number = first + index;
      return `    ${number === line ? '>' : ' '} ${String(number).padStart(4)} │ ${text}`;
    })
    .join('\n');
}
