// The buttons of wallets in Zuora's frame. One that the browser does not have stays hidden.
const { document, parent, window, ResizeObserver } = globalThis;

const stage = /** @type {HTMLElement | null} */ (document.querySelector('[data-parent]'));
const { parent: parentOrigin = '' } = stage?.dataset ?? {};

/** Features of browsers that the library of types does not know. */
const browser =
  /** @type {{ ApplePaySession?: { canMakePayments: () => boolean }, PaymentRequest?: unknown }} */ (
    /** @type {unknown} */ (globalThis)
  );
const policy = /** @type {{ featurePolicy?: { allowsFeature: (name: string) => boolean } }} */ (
  /** @type {unknown} */ (document)
).featurePolicy;

/** What the browser and the page around this one let it do. @type {Record<string, () => boolean>} */
const offers = {
  applepay: () => browser.ApplePaySession?.canMakePayments() === true,
  googlepay: () => browser.PaymentRequest !== undefined && policy?.allowsFeature('payment') !== false,
};

/** @type {Window | null} */
let sheet = null;
/** @type {number | undefined} */
let watching;

/** @param {object} message */
function tellParent(message) {
  if (parent !== globalThis.self) parent.postMessage(message, parentOrigin);
}

/** @param {object} result */
function finish(result) {
  window.clearInterval(watching);
  sheet?.close();
  sheet = null;
  tellParent({ result });
}

/** @param {string} code @param {string} message */
function failed(code, message) {
  finish({ success: false, error: { type: 'client_error', code, message } });
}

/** @param {string} wallet @param {string} [token] */
function addressOf(wallet, token) {
  const query = new URLSearchParams({ wallet, locale: document.documentElement.lang });
  if (token !== undefined) query.set('token', token);
  return `/zuora/payment/sheet?${query.toString()}`;
}

/** @type {string} */
let pressed = '';

for (const button of /** @type {NodeListOf<HTMLButtonElement>} */ (
  document.querySelectorAll('[data-wallet]')
)) {
  const { wallet = '' } = button.dataset;
  button.hidden = offers[wallet]?.() !== true;
  button.addEventListener('click', () => {
    if (sheet?.closed === false) {
      sheet.focus();
      return;
    }
    pressed = wallet;
    sheet = window.open(addressOf(wallet), '', 'popup,width=420,height=640');
    if (sheet === null) {
      failed('popup_blocked', 'The window was not opened.');
      return;
    }
    watching = window.setInterval(() => {
      if (sheet?.closed === true) failed('canceled', 'The window was closed.');
    }, 200);
    tellParent({ pressed: wallet });
  });
}

window.addEventListener('message', (event) => {
  /** @type {unknown} */
  const data = event.data;
  if (event.source === parent && event.origin === parentOrigin) {
    const { token } = /** @type {{ token?: string | null }} */ (data);
    if (token === null) {
      window.clearInterval(watching);
      sheet?.close();
      sheet = null;
    } else if (token !== undefined && sheet?.closed === false) {
      sheet.location.href = addressOf(pressed, token);
    }
  }
  if (sheet !== null && event.source === sheet && event.origin === window.location.origin) {
    finish(/** @type {object} */ (data));
  }
});

if (stage !== null) {
  const tellHeight = () => {
    tellParent({ height: stage.offsetHeight });
  };
  // Browsers do not draw a frame without height, and so report no size of what is in it.
  tellHeight();
  new ResizeObserver(tellHeight).observe(stage);
}
