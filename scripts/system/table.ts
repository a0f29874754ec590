import { demoOrganisations } from '../../demo/organisations.ts';
import { demoPassword, demoPeople } from '../../demo/people.ts';
import { demoGift, demoVouchers } from '../../demo/vouchers.ts';
import { grouped, testCards } from '../../sandbox/src/zuora/hosted-page/test-cards.ts';
import type { System } from './system.ts';

/** Everything that one needs to know to walk through the running system. */
export function tableOf({ site, sandbox }: Pick<System, 'site' | 'sandbox'>): string {
  return [
    '',
    ...section('Open', [
      ['Site', site],
      ['Login at work', `${site}/sso-login`],
      ['Promotion', `${site}/offer/sleep`],
      ['Inbox', `${sandbox}/inbox`],
      ['Clock', `${sandbox}/clock/page`],
      ['Events', `${site}/analytics/events`],
      ['Error reports', `${sandbox}/sentry`],
      ['Companies', `${sandbox}/identity-providers`],
      ['All stand-ins', sandbox],
      ['API', `${site}/api/docs`],
      ['Server problem', `${site}/500`],
    ]),
    ...section(
      'Test cards (any later date, any code)',
      testCards.map(({ number, meaning }) => [grouped(number), meaning]),
    ),
    ...section('Voucher codes', [...Object.entries(demoVouchers), [demoGift.code, demoGift.meaning]]),
    ...section(
      `Demo people (password ${demoPassword})`,
      Object.values(demoPeople).map(({ email, holds }) => [email, holds]),
    ),
    ...section(
      'Organisations (to be found by name or domain)',
      demoOrganisations.map(({ name, domain, shows }) => [`${name}, ${domain}`, shows]),
    ),
    '  Ctrl-C stops everything.',
    '',
  ].join('\n');
}

function section(title: string, rows: readonly (readonly [string, string])[]): string[] {
  const width = Math.max(...rows.map(([left]) => left.length));
  return [`  ${title}`, ...rows.map(([left, right]) => `    ${left.padEnd(width)}   ${right}`), ''];
}
