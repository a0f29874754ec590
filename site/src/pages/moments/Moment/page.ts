import type { i18n } from 'i18next';
import { withQuery } from '../../links.ts';
import { definePage } from '../../definePage.ts';
import { titledBy } from '../../titledBy.ts';
import type { MomentFacts } from './moment.ts';
import { MomentRoute } from './MomentRoute.tsx';
import { effects } from './effects.ts';

export const page = definePage({
  Route: MomentRoute,
  ...effects,
  title: (facts: MomentFacts, i18n) => titledBy(headingOf(facts, i18n)),
  // Who is sent a link reads the line beside the picture.
  description: (facts: MomentFacts, i18n) =>
    ('moment' in facts ? facts.moment.line : undefined) ??
    i18n.getFixedT(null, 'moment')(($) => $.meta.description),
  linkPicture: (facts: MomentFacts, i18n) =>
    facts.status === 'open' || facts.status === 'own'
      ? {
          page: withQuery('/moment', { id: facts.moment.id }),
          path: withQuery('/moment/picture', { id: facts.moment.id }),
          ...{ width: 1200, height: 630 },
          alt: openHeading(facts.moment.name, i18n),
        }
      : undefined,
  stateFrom: (facts: MomentFacts) => ({ moment: facts }),
  // A night is not opened on a bright page.
  startsAtNight: (facts: MomentFacts) => facts.status === 'open' && facts.moment.hour === 'night',
});

function headingOf(facts: MomentFacts, i18n: i18n): string {
  const t = i18n.getFixedT(null, 'moment');
  switch (facts.status) {
    case 'open':
      return openHeading(facts.moment.name, i18n);
    case 'own':
      return facts.revoking ? t(($) => $.revoke.title) : t(($) => $.own.title);
    case 'gone':
      return t(($) => $.gone.title);
    case 'revoked':
      return t(($) => $.revoked.title);
  }
}

function openHeading(name: string, i18n: i18n): string {
  return i18n.getFixedT(null, 'moment')(($) => $.open.title, { name });
}
