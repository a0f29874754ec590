import type { Action } from 'redux';
import { eventChannel } from 'redux-saga';
import { call, getContext, put, takeEvery } from 'typed-redux-saga';
import type { InviteLink, InviteLinkPress } from '../../src/services/inviteLink.ts';

/** Answers the buttons beside a link of the page. `passedOn` is told each time that the link was copied or shared. */
export function* passOn(link: string, passedOn: Action) {
  const onPage = yield* getContext<InviteLink>('inviteLink');
  const presses = eventChannel<InviteLinkPress>((emit) => onPage.onPress(emit));
  yield* takeEvery(presses, answer, link, passedOn);
}

function* answer(link: string, passedOn: Action, press: InviteLinkPress) {
  const onPage = yield* getContext<InviteLink>('inviteLink');
  if (press === 'share') {
    const outcome = yield* call(onPage.share, link);
    if (outcome === 'shared') yield* put(passedOn);
    if (outcome !== 'failed') return;
  }
  const copied = yield* call(onPage.copy, link);
  const told: Parameters<InviteLink['tell']>[0] = copied ? 'copied' : 'notCopied';
  yield* call(onPage.tell, told);
  if (copied) yield* put(passedOn);
}
