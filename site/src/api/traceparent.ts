/**
 * The header that names the trace of a press (W3C Trace Context): the UUID that is its key, so that a request that is sent
 * again belongs to the same trace. None where the key is no UUID.
 */
export function traceparentOf(press: string | undefined): { traceparent?: string } {
  const traceId = press?.replaceAll('-', '') ?? '';
  return /^[0-9a-f]{32}$/.test(traceId) ? { traceparent: `00-${traceId}-${traceId.slice(16)}-00` } : {};
}
