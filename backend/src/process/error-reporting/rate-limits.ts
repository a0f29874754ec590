const tooManyRequests = 429;
const usualPauseSeconds = 60;
const longestPauseSeconds = 3_600;

/** For how many milliseconds an answer of the error-reporting service forbids further reports. */
export function pauseAfter(status: number, headers: Pick<Headers, 'get'>): number {
  const limits = headers.get('x-sentry-rate-limits');
  const seconds =
    limits === null
      ? status === tooManyRequests
        ? secondsOf(headers.get('retry-after'))
        : 0
      : Math.max(0, ...limits.split(',').map(pauseForErrors));
  return Math.min(seconds, longestPauseSeconds) * 1_000;
}

/** `60:error;default:key`: seconds, categories, scope. No category means all of them. */
function pauseForErrors(limit: string): number {
  const [seconds = '', categories = ''] = limit.trim().split(':');
  const names = categories.split(';').filter((name) => name !== '');
  return names.length === 0 || names.includes('error') ? secondsOf(seconds) : 0;
}

function secondsOf(text: string | null): number {
  const seconds = Number(text ?? '');
  return text !== null && text !== '' && Number.isFinite(seconds) && seconds >= 0
    ? seconds
    : usualPauseSeconds;
}
