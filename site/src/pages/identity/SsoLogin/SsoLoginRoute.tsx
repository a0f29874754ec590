import { SsoLogin } from '@stillpoint/design-system';
import { useDispatch, useSelector } from 'react-redux';
import { addressIn } from '../../addressIn.ts';
import { linkTo, pickedFrom, withChoicesOf, withQuery } from '../../links.ts';
import { useFrame } from '../../useFrame.ts';
import { onwardNames } from '../onwardNames.ts';
import { cardLinks, purposeAt } from './cards.ts';
import { cardChosen, helpArticleRequested, lookupRequested, selectSsoLogin } from './ssoLogin.ts';

/** To log in at the workplace, to get an account by it, or to connect it to the account that is logged in. */
function organisationLink(address: string, path: string): string {
  if (purposeAt(path) === 'connect') {
    return withQuery(address, { ...pickedFrom(path, onwardNames), intent: 'link' });
  }
  const { intent } = pickedFrom(path, ['intent']);
  const link = withChoicesOf(address, path);
  return intent === 'register' ? withQuery(link, { intent }) : link;
}

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
        helpArticle,
        submit: path,
        organisation: organisationLink(addressIn(language, `/auth/with/${connection}`), path),
        searchAgain: path,
        identities: linkTo('manageIdentities', language, pickedFrom(path, onwardNames)),
        login: links.login,
        register: links.register,
      }}
      onCardOpen={(address) => dispatch(cardChosen({ address }))}
      onHelpOpen={() => dispatch(helpArticleRequested({ address: helpArticle }))}
      onSubmit={(search) => dispatch(lookupRequested({ address: path, search }))}
    />
  );
}
