import { useTranslation } from 'react-i18next';
import { formatDay } from '../../../formatting/formatDay.ts';
import { formatHoursAgo } from '../../../formatting/formatHoursAgo.ts';
import { yearFor } from '../../../formatting/yearFor.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Chip } from '../../../primitives/Chip/Chip.tsx';
import type { IconName } from '../../../primitives/Icon/Icon.options.ts';
import { AccountCard } from './AccountCard.tsx';
import type { AccountCardProps } from './AccountProps.ts';
import { AccountRow } from './AccountRow.tsx';
import type { SignedInBrowser } from './AccountState.ts';
import { lastUseOf } from './lastUse.ts';
import { OneButtonForm } from './OneButtonForm.tsx';
import { useDeviceName } from './useDeviceName.ts';

/** The browsers in which the account is logged in, and how each is logged out. */
export function BrowsersCard({ frame, state, links }: AccountCardProps) {
  const { t } = useTranslation('account');
  const { userId, browsers } = state;
  const nameOf = useDeviceName();
  const here = browsers.find(({ current }) => current);
  const others = browsers.filter(({ current }) => !current);

  function dayOf(instant: string): string {
    const year = here ? yearFor(instant, here.lastUsedAt) : 'withYear';
    return formatDay(instant, frame.language, year, frame.country);
  }

  function lastUsed(browser: SignedInBrowser): string {
    const use = lastUseOf(browser, here?.lastUsedAt ?? browser.lastUsedAt);
    switch (use.when) {
      case 'now':
        return t(($) => $.browsers.usedNow);
      case 'hours':
        return t(($) => $.browsers.usedAgo, { ago: formatHoursAgo(use.hours, frame.language) });
      case 'day':
        return t(($) => $.browsers.lastUsed, { day: dayOf(browser.lastUsedAt) });
    }
  }

  return (
    <AccountCard title={t(($) => $.browsers.title)}>
      {here && (
        <AccountRow
          icon={iconOf(here)}
          name={nameOf(here)}
          chip={<Chip>{t(($) => $.browsers.current)}</Chip>}
          details={[t(($) => $.browsers.since, { day: dayOf(here.since) })]}
          action={
            <form method="post" action={links.logout}>
              <Button type="submit" size="small" variant="plain">
                {t(($) => $.browsers.logOut)}
              </Button>
            </form>
          }
        />
      )}
      {others.map((other) => (
        <AccountRow
          key={other.id}
          icon={iconOf(other)}
          name={nameOf(other)}
          details={[t(($) => $.browsers.since, { day: dayOf(other.since) }), lastUsed(other)]}
          action={
            <OneButtonForm
              userId={userId}
              change="endSession"
              action={links.submit}
              field={{ name: 'session', value: other.id }}
              label={t(($) => $.browsers.logOut)}
              name={t(($) => $.browsers.logOutNamed, { device: nameOf(other) })}
            />
          }
        />
      ))}
      {others.length > 0 && (
        <AccountRow
          icon="log-out"
          name={t(($) => $.browsers.others)}
          details={[t(($) => $.browsers.othersText)]}
          action={
            <OneButtonForm
              userId={userId}
              change="endOtherSessions"
              action={links.submit}
              label={t(($) => $.browsers.logOut)}
              name={t(($) => $.browsers.logOutOthers)}
            />
          }
        />
      )}
    </AccountCard>
  );
}

function iconOf({ system }: SignedInBrowser): IconName {
  switch (system) {
    case 'iPhone':
    case 'iPad':
    case 'android':
      return 'smartphone';
    case 'mac':
    case 'chromeOS':
    case 'windows':
    case 'linux':
    case 'unknown':
      return 'monitor';
  }
}
