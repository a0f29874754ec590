/** A place in a script; the outermost call comes first. */
export interface Frame {
  filename: string;
  function?: string;
  lineno: number;
  colno: number;
}

/** The parts of an event that the pages read; the rest is kept as it came. */
export interface SentryEvent {
  event_id: string;
  timestamp?: number;
  platform?: string;
  level?: string;
  environment?: string;
  release?: string;
  request?: { url?: string };
  logentry?: { formatted?: string };
  tags?: Record<string, string>;
  exception?: { values?: { type?: string; value?: string; stacktrace?: { frames?: Frame[] } }[] };
}

/** Everything that the error reporting remembers, the newest event last. */
export interface SentryState {
  events: SentryEvent[];
  /** Answers every envelope with 429, as an account does whose quota is used up. */
  limiting: boolean;
}
