import { grouped, testCards } from '../../sandbox/src/zuora/hosted-page/test-cards.ts';
import type { System } from './system.ts';

const vouchers = [
  ['SLEEP30', '30 % off the first year of an annual plan, once a person'],
  ['BEWELL30', '30 % off the first three months, monthly'],
  ['CALM60', '60 % off the first twelve months, monthly'],
  ['HALFYEAR', '50 % off the first year'],
  ['FAMILYONLY', '20 % off the family plan, and off nothing else'],
  ['EXPIRED21 · SOLDOUT · SOON · USONLY', 'each refused for the reason in its name'],
] as const;

const people = [
  ['nora', 'has bought nothing: buys anything'],
  ['sami', 'holds a plan that renews: already a subscriber'],
  ['quinn', 'has a plan waiting behind the one that ends: queues no second'],
  ['ada', 'subscribed through an app store: cannot queue'],
  ['uma', 'holds the largest plan: cannot upgrade'],
  ['vito', 'has used SLEEP30: it is refused'],
  ['emil', 'came back with an expired card'],
  ['tess', 'is in her free days: move the clock to see reminder and conversion'],
  ['fay', 'was a member before: no free days any more'],
] as const;

/** Everything that one needs to know to walk through the running system. */
export function tableOf({ site, sandbox }: Pick<System, 'site' | 'sandbox'>): string {
  return [
    '',
    ...section('Open', [
      ['Site', site],
      ['Inbox', `${sandbox}/mail`],
      ['Clock', `${sandbox}/clock/page`],
      ['Events', `${site}/analytics/events`],
      ['All stand-ins', sandbox],
      ['API', `${site}/api/docs`],
    ]),
    ...section(
      'Test cards (any later date, any code)',
      testCards.map(({ number, meaning }) => [grouped(number), meaning]),
    ),
    ...section('Voucher codes', vouchers),
    ...section(
      'Demo people (password rest-easy-2026)',
      people.map(([name, story]) => [`${name}@demo.stillpoint.example`, story]),
    ),
    '  Ctrl-C stops everything.',
    '',
  ].join('\n');
}

function section(title: string, rows: readonly (readonly [string, string])[]): string[] {
  const width = Math.max(...rows.map(([left]) => left.length));
  return [`  ${title}`, ...rows.map(([left, right]) => `    ${left.padEnd(width)}   ${right}`), ''];
}
