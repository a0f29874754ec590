/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server.node';
import { OwnerProof } from './OwnerProof.tsx';

test('before a script runs, the button for a passkey is in the page and hidden', () => {
  const markup = renderToStaticMarkup(
    <OwnerProof
      state={{ proof: 'present', others: ['passkey'], problems: {} }}
      links={{ forgotPassword: '/login/forgot-password' }}
      submit={null}
    />,
  );
  const button = /<button[^>]*data-passkey="ask"[^>]*>/.exec(markup)?.[0];
  expect(button).toContain('hidden=""');
});
