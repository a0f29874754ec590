/** A server behind the proxy: its name, and where it listens. */
export interface ProxiedServer {
  name: string;
  /** `host:port`, or the path of a socket with `unix@` before it. */
  address: string;
}

/** What the proxy stands before. */
export interface ProxyPlan {
  /** The socket that takes commands while it runs. */
  commandSocket: string;
  certificateWithKey: string;
  /** The folder of `awayPages`. */
  awayPages: string;
  /** Where visitors come in: an address and a port, or `:port` for each address. */
  visitors: string;
  backends: readonly ProxiedServer[];
  /** Where the backends reach the database that may be written to: an address and a port, or a socket as `bind` has it. */
  database: string;
  /** Believes those who name a visitor's address, as a CDN before it would: for loads of many visitors from one machine. */
  believesForwardedFor: boolean;
  /** The first is the primary. The others take no connection until they are promoted. */
  databases: readonly ProxiedServer[];
}

/** Names of HAProxy's groups of servers, as its commands need them. */
export const proxyGroups = { site: 'site', database: 'database' } as const;

/** With forward secrecy, and encryption that is authenticated. */
const ciphersOfTls12 = ['AES128-GCM-SHA256', 'AES256-GCM-SHA384', 'CHACHA20-POLY1305'].flatMap((cipher) => [
  `ECDHE-ECDSA-${cipher}`,
  `ECDHE-RSA-${cipher}`,
]);
const ciphersOfTls13 = ['TLS_AES_128_GCM_SHA256', 'TLS_AES_256_GCM_SHA384', 'TLS_CHACHA20_POLY1305_SHA256'];

/**
 * HAProxy's configuration: TLS before the backends, and one address before primary and standby.
 *
 * - A backend is asked for `/healthz`. `/readyz` would take all of them away while the database is away, and with them the
 *   pages that need none and the sentences that tell of it.
 * - A request that could not be given to a backend goes to another one. One that a backend has received is never sent twice.
 */
export function proxyConfiguration(plan: ProxyPlan): string {
  return `global
  stats socket ${plan.commandSocket} mode 600 level admin
  maxconn 4000
  ssl-default-bind-options ssl-min-ver TLSv1.2 no-tls-tickets
  ssl-default-bind-ciphers ${ciphersOfTls12.join(':')}
  ssl-default-bind-ciphersuites ${ciphersOfTls13.join(':')}

defaults
  timeout connect 2s
  timeout client 75s
  timeout server 75s
  # A backend that is busy is not one that is away.
  timeout check 5s
  retries 3
  option redispatch 1

frontend visitors
  mode http
  bind ${plan.visitors} ssl crt ${plan.certificateWithKey} alpn h2,http/1.1
${plan.believesForwardedFor ? '  option forwardfor if-none' : '  http-request del-header x-forwarded-for\n  option forwardfor'}
  # A visitor who sends a request bit by bit holds a connection no longer than that.
  timeout http-request 10s
  timeout http-keep-alive 75s
  # It asks the database, for those who run the site.
  http-request deny deny_status 404 if { path /readyz }
  # In place of pages of its own, which have no word of ours.
${[502, 503, 504].map((status) => `  errorfile ${status} ${plan.awayPages}/${status}.http`).join('\n')}
  default_backend ${proxyGroups.site}

backend ${proxyGroups.site}
  mode http
  balance roundrobin
  # A connection that a backend is about to close carries no request.
  http-reuse never
  retry-on conn-failure
  option httpchk GET /healthz
  http-check expect status 200
  http-response set-header x-served-by %s
${plan.backends.map(({ name, address }) => `  server ${name} ${address} check inter 500ms fall 2 rise 1`).join('\n')}

listen ${proxyGroups.database}
  mode tcp
  bind ${plan.database}
  # Connections of a pool may rest.
  timeout client 1h
  timeout server 1h
${plan.databases.map(({ name, address }, index) => `  server ${name} ${address}${index === 0 ? '' : ' disabled'}`).join('\n')}
`;
}
