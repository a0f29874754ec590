// The window in place of what a wallet shows itself. It tells the page that opened it what came of it, and closes.
const { document, window } = globalThis;

/** @param {object} result */
function end(result) {
  /** @type {unknown} */
  const opener = window.opener;
  /** @type {Window | null} */ (opener)?.postMessage(result, window.location.origin);
  window.close();
}

const { result } = /** @type {HTMLElement | null} */ (document.querySelector('[data-result]'))?.dataset ?? {};
if (result !== undefined) {
  /** @type {unknown} */
  const told = JSON.parse(result);
  end(/** @type {object} */ (told));
}

document.querySelector('[data-cancel]')?.addEventListener('click', () => {
  end({
    success: false,
    error: { type: 'client_error', code: 'canceled', message: 'The payment was canceled.' },
  });
});
