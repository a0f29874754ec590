import { SsoLogin } from '@stillpoint/design-system';
import { useDispatch, useSelector } from 'react-redux';
import { linkTo, pickedFrom, switchAccountLink, withChoicesOf } from '../../links.ts';
import { useFrame } from '../../useFrame.ts';
import { onwardNames } from '../onwardNames.ts';
import { cardLinks, organisationLink } from './cards.ts';
import { cardChosen, helpArticleRequested, lookupRequested, selectSsoLogin } from './ssoLogin.ts';

export function SsoLoginRoute() {
  const frame = useFrame();
  const dispatch = useDispatch();
  const state = useSelector(selectSsoLogin);
  const { language, links, path } = frame;
  const helpArticle = `${links.help}/connect-your-workplace`;
  const connection = state.status === 'found' ? state.organisation.connection : '';

  return (
    <SsoLogin
      frame={frame}
      state={state}
      links={{
        ...cardLinks(path, language),
        switchAccount: switchAccountLink(frame),
        helpArticle,
        submit: path,
        organisation: organisationLink({ language, path }, connection),
        searchAgain: path,
        identities: linkTo('manageIdentities', language, pickedFrom(path, onwardNames)),
        login: withChoicesOf(links.login, path, onwardNames),
        register: withChoicesOf(links.register, path, onwardNames),
      }}
      onCardOpen={(address) => dispatch(cardChosen({ address }))}
      onHelpOpen={() => dispatch(helpArticleRequested({ address: helpArticle }))}
      onSubmit={(search) => dispatch(lookupRequested({ address: path, search }))}
    />
  );
}
