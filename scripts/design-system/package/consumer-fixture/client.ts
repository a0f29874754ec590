import '@stillpoint/design-system/fonts.css';
import '@stillpoint/design-system/tokens.css';
import '@stillpoint/design-system/scenes.css';
import '@stillpoint/design-system/base.css';
import { hydrateRoot } from 'react-dom/client';
import { app, heading } from './app.ts';

const root = document.querySelector('#root');
if (root) {
  hydrateRoot(
    root,
    app(({ email }) => {
      document.title = `${heading}: ${email}`;
    }),
  );
  document.body.dataset.ready = 'true';
}
