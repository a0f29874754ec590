/** The address that a limit counts: of IPv6 the network of 64 bits, which one subscriber has as a whole. */
export function networkAddress(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped !== undefined || !ip.includes(':')) return mapped ?? ip;
  const [front = [], back = []] = ip
    .split('::')
    .map((part) => part.split(':').filter((group) => group !== ''));
  const left = Array.from({ length: 8 - front.length - back.length }, () => '0');
  return [...front, ...left, ...back].slice(0, 4).join(':');
}
