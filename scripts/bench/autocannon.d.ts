/** autocannon brings no types of its own. */
declare module 'autocannon' {
  interface Options {
    url: string;
    connections: number;
    /** In seconds. */
    duration: number;
    headers?: Record<string, string>;
    /** Sent one after the other, over and over. */
    requests?: { setupRequest: <Request extends { headers: object }>(request: Request) => Request }[];
  }

  interface Result {
    requests: { average: number };
    latency: { p99: number };
    errors: number;
    non2xx: number;
  }

  export default function autocannon(options: Options): Promise<Result>;
}
