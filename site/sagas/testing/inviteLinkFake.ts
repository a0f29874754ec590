import type { InviteLink, InviteLinkPress } from '../../src/services/inviteLink.ts';

/** What a browser does with a link. */
export interface LinkBrowser {
  share: Awaited<ReturnType<InviteLink['share']>>;
  copies: boolean;
}

/** The buttons beside a link of a page, and what was done with the link since. */
export function inviteLinkFake({ share, copies }: LinkBrowser) {
  const done: string[] = [];
  let pressed: ((press: InviteLinkPress) => void) | undefined;
  const inviteLink: InviteLink = {
    onPress: (press) => {
      pressed = press;
      return () => undefined;
    },
    copy: (text) => {
      done.push(`copy ${text}`);
      return Promise.resolve(copies);
    },
    share: (url) => {
      done.push(`share ${url}`);
      return Promise.resolve(share);
    },
    tell: (told) => done.push(told),
  };
  return { inviteLink, done, press: (what: InviteLinkPress) => pressed?.(what) };
}
