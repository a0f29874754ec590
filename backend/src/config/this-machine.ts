import ipaddr from 'ipaddr.js';

type Address = ReturnType<typeof ipaddr.parse>;

const namesOfThisMachine =
  /^(?:(?:.+\.)?localhost|localhost[46]|localhost[46]?\.localdomain[46]?|ip6-(?:localhost|loopback))$/;

/** Whether a host, as a name or an address in any spelling, is this machine. */
export function isThisMachine(host: string): boolean {
  // The parser of web addresses reads hexadecimal, decimal and shortened addresses as one.
  const hostname = URL.parse(`https://${host}`)?.hostname.replace(/\.+$/, '') ?? host;
  const text = hostname.replace(/^\[|\]$/g, '');
  if (!ipaddr.isValid(text)) return namesOfThisMachine.test(hostname);
  const address = ipaddr.process(text);
  return [address, ...embeddedIn(address)].some((each) => ['loopback', 'unspecified'].includes(each.range()));
}

/** The addresses of IPv4 that one of IPv6 leads to: in its last four bytes, or after `2002:`. */
function embeddedIn(address: Address): Address[] {
  const bytes = address.toByteArray();
  if (bytes.length === 4) return [];
  const compatible = bytes.slice(0, 12).every((byte) => byte === 0);
  if (compatible || ['rfc6052', 'rfc6145'].includes(address.range())) {
    return [ipaddr.fromByteArray(bytes.slice(12))];
  }
  return address.range() === '6to4' ? [ipaddr.fromByteArray(bytes.slice(2, 6))] : [];
}
