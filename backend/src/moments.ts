import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Content, createPreview } from './modules/content/index.ts';
import { lockAgainstDeletion } from './modules/identity/index.ts';
import { momentMails } from './moment-mails.ts';
import { createMoments, type CommunityModules, type MomentsOptions } from './modules/moments/index.ts';
import type { createAccounts } from './modules/users/index.ts';

/** What moments are opened on. */
interface Surroundings extends Pick<MomentsOptions, 'config' | 'db' | 'clock' | 'jobs' | 'throttle'> {
  accounts: ReturnType<typeof createAccounts>;
  mail: Parameters<typeof momentMails>[0];
  site: { staticFolder: string };
  content: Pick<Content, 'contentPage'>;
  preview: Pick<ReturnType<typeof createPreview>, 'viewOf'>;
  referrals: { linkIdOf: (userId: string) => Promise<string | undefined> };
}

/** Moments, on the accounts of those who share them. */
export function openMoments(parts: Surroundings) {
  const { accounts, mail, content, preview, referrals, site, ...surroundings } = parts;

  return createMoments({
    ...{ ...surroundings, lockAgainstDeletion, referralIdOf: referrals.linkIdOf },
    communityModules: async (request, language) => {
      const page = await content.contentPage('community', language, await preview.viewOf(request));
      return page.status === 'ready' ? page.modules.filter(isOfCommunity) : [];
    },
    landscapeOf: (hour) => readFile(join(site.staticFolder, 'link-pictures', `${hour}.svg`), 'utf8'),
    personOf: accounts.personOf,
    mails: momentMails(mail),
  });
}

type ContentModule = Extract<
  Awaited<ReturnType<Content['contentPage']>>,
  { status: 'ready' }
>['modules'][number];

/** The community has an exercise of its own, tells nothing of plans, and has its own opening. */
function isOfCommunity(module: ContentModule): module is CommunityModules[number] {
  return module.kind === 'hours' || module.kind === 'breath' || module.kind === 'questions';
}
