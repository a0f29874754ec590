/** autocannon brings no types of its own. */
declare module 'autocannon' {
  interface Request {
    method: string;
    path: string;
    headers: Record<string, string>;
    body?: string;
  }

  interface Options {
    url: string;
    connections: number;
    /** In seconds. */
    duration: number;
    headers?: Record<string, string>;
    /** Requests a second, of all connections together. Without it, each sends the next one once it has its answer. */
    overallRate?: number;
    /** Sent one after the other, over and over. */
    requests?: { setupRequest: (request: Request) => Request }[];
  }

  interface Result {
    requests: { average: number; total: number };
    /** In milliseconds, from when a request was due. */
    latency: { p50: number; p99: number };
    timeouts: number;
    errors: number;
    non2xx: number;
  }

  export default function autocannon(options: Options): Promise<Result>;
}
