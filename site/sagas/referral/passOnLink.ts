import { call, select } from 'typed-redux-saga';
import { selectInvite } from '../../src/pages/referral/Invite/invite.ts';
import { linkShared } from '../../src/state/share/share.ts';
import { passOn } from '../share/passOn.ts';

/** Copies and shares a member's own link when asked. What cannot be shared is copied instead, and that is told. */
export function* passOnLink() {
  const { link } = yield* select(selectInvite);
  yield* call(passOn, link, linkShared('referral'));
}
