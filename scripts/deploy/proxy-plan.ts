import { proxyConfiguration, type ProxyPlan } from '../cluster/proxy-configuration.ts';

/** The ports at which the backends of `deploy/compose.yaml` listen, on the network of the proxy. */
export const backendPorts = [4001, 4002, 4003] as const;

/** What the proxy of `deploy/compose.yaml` stands before. */
const plan: ProxyPlan = {
  commandSocket: '/run/haproxy/haproxy.sock',
  certificateWithKey: '/run/secrets/certificate-with-key',
  awayPages: '/usr/local/etc/haproxy/away',
  visitors: ':4443',
  backends: backendPorts.map((port, index) => ({
    name: `backend-${index + 1}`,
    address: `localhost:${port}`,
  })),
  database: '127.0.0.1:5432',
  believesForwardedFor: false,
  databases: ['primary', 'standby'].map((name) => ({ name, address: `${name}:5432` })),
};

/** The text of `deploy/haproxy.cfg`. */
export function composedProxy(): string {
  return `# Made of scripts/cluster/proxy-configuration.ts by npm run deploy-files.\n${proxyConfiguration(plan)}`;
}
