import { expect, test } from 'vitest';
import { configureStore } from '@reduxjs/toolkit';
import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server.node';
import { useSelector } from 'react-redux';
import { App } from './App.tsx';
import { createI18n } from './i18n.ts';

function Greeting() {
  const quoted = useSelector((state: { quoted: boolean }) => state.quoted);
  return quoted ? <strong>€12.99</strong> : <p>A moment</p>;
}

const i18n = createI18n('en', {}, () => undefined);
const storeOf = (state: { quoted: boolean }) => configureStore({ reducer: () => state });

// What comes in meanwhile would otherwise make React throw away what the server drew, and what was chosen in it.
test('takes over what the server drew, and only then shows what the store has come to since', () => {
  const page = document.body.appendChild(document.createElement('div'));
  page.innerHTML = renderToString(<App Route={Greeting} store={storeOf({ quoted: false })} i18n={i18n} />);
  const faults: unknown[] = [];

  render(<App Route={Greeting} store={storeOf({ quoted: true })} drawn={{ quoted: false }} i18n={i18n} />, {
    container: page,
    hydrate: true,
    onRecoverableError: (fault) => faults.push(fault),
  });
  expect(page.textContent).toBe('€12.99');
  expect(faults).toEqual([]);
});
