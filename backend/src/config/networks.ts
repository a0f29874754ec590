import ipaddr from 'ipaddr.js';

type Address = ReturnType<typeof ipaddr.parse>;

/** A network: an address of it, and how many of its bits all addresses of the network share. */
export type Network = [address: Address, prefix: number];

/** Ranges that have a name, as the HTTP server knows them. */
const named: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

const localNetworks = [...Object.values(named).flat(), '100.64.0.0/10'].map((text) => ipaddr.parseCIDR(text));

/** The networks that an entry of a list of proxies names. Undefined where it names none. */
export function networksOf(entry: string): Network[] | undefined {
  if (Object.hasOwn(named, entry)) return named[entry]?.map((text) => ipaddr.parseCIDR(text));
  const [start = '', size, ...rest] = entry.split('/');
  const isAddress = ipaddr.IPv4.isValidFourPartDecimal(start) || ipaddr.IPv6.isValid(start);
  if (!isAddress || rest.length > 0) return undefined;
  const address = ipaddr.parse(start);
  const bits = address.kind() === 'ipv4' ? 32 : 128;
  const prefix = size === undefined ? bits : prefixFrom(size);
  return prefix === undefined || prefix > bits ? undefined : [asIPv4([address, prefix])];
}

/** The share of all addresses of its kind that a network is. Networks that no visitor comes from count as nothing. */
export function publicShare([address, prefix]: Network): number {
  const local = localNetworks.some(
    ([start, size]) => start.kind() === address.kind() && prefix >= size && address.match(start, size),
  );
  return local ? 0 : 2 ** -prefix;
}

function prefixFrom(size: string): number | undefined {
  if (/^\d{1,3}$/.test(size)) return Number(size);
  if (!ipaddr.IPv4.isValidFourPartDecimal(size)) return undefined;
  return ipaddr.IPv4.parse(size).prefixLengthFromSubnetMask() ?? undefined;
}

/** `::ffff:0.0.0.0/96` is all of IPv4. */
function asIPv4([address, prefix]: Network): Network {
  return address instanceof ipaddr.IPv6 && address.isIPv4MappedAddress() && prefix >= 96
    ? [address.toIPv4Address(), prefix - 96]
    : [address, prefix];
}
