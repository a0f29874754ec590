import ipaddr from 'ipaddr.js';

/**
 * The address that a limit counts, however it is written, without a port that a proxy may add: of IPv6 the network of 64 bits,
 * which one subscriber has as a whole.
 */
export function networkAddress(ip: string): string {
  const [, bare = ip] = /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(ip) ?? /^\[(.*)\](?::\d+)?$/.exec(ip) ?? [];
  if (!ipaddr.isValid(bare)) return ip;
  const address = ipaddr.process(bare);
  return address instanceof ipaddr.IPv6
    ? address.parts
        .slice(0, 4)
        .map((group) => group.toString(16))
        .join(':')
    : address.toString();
}
