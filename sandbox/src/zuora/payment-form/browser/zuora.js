// Zuora's client library, as far as a payment form with wallets goes. It shows the form in a frame of Zuora's, asks the
// page for a payment session once a button is pressed, and hands it the result.
{
  const { document, window } = globalThis;
  const ownScript = /** @type {HTMLScriptElement} */ (document.currentScript);
  const { origin } = new URL(ownScript.src);

  /**
   * @typedef {{ success: boolean, paymentMethodId?: string, error?: { type: string, code: string, message: string } }} Result
   * @typedef {object} Configuration
   * @property {string} [profile]
   * @property {string} [locale]
   * @property {string} [region]
   * @property {string} currency
   * @property {string} amount
   * @property {() => Promise<string>} createPaymentSession
   * @property {(result: Result) => void} onComplete
   */

  /** @param {string} key @param {Configuration} configuration */
  function framed(key, { profile = '', locale = 'en' }) {
    const frame = document.createElement('iframe');
    const address = new URL('/zuora/payment/buttons', origin);
    address.search = new URLSearchParams({ key, profile, locale }).toString();
    frame.src = address.href;
    frame.allow = 'payment';
    frame.title = 'Zuora';
    frame.width = '100%';
    // As high as its buttons: none, until it says how high they are.
    frame.height = '0';
    frame.style.display = 'block';
    frame.style.border = '0';
    frame.style.colorScheme = 'normal';
    return frame;
  }

  /** @param {string} key @param {Configuration} configuration */
  function createForm(key, configuration) {
    const { createPaymentSession, onComplete } = configuration;
    const frame = framed(key, configuration);

    /** @param {object} message */
    function tell(message) {
      frame.contentWindow?.postMessage(message, origin);
    }

    window.addEventListener('message', (event) => {
      if (event.source === null || event.source !== frame.contentWindow) return;
      /** @type {unknown} */
      const data = event.data;
      const { height, result, pressed } =
        /** @type {{ height?: number, result?: Result, pressed?: string }} */ (data);
      if (height !== undefined) frame.height = String(height);
      if (result !== undefined) onComplete(result);
      if (pressed === undefined) return;
      createPaymentSession().then(
        (token) => {
          tell({ token });
        },
        () => {
          tell({ token: null });
        },
      );
    });

    return {
      /** @param {string} selector */
      mount(selector) {
        document.querySelector(selector)?.append(frame);
      },
    };
  }

  Object.assign(globalThis, {
    /** @param {string} key */
    Zuora: (key) => ({
      /** @param {Configuration} configuration */
      createPaymentForm(configuration) {
        const { currency, amount, createPaymentSession, onComplete } = configuration;
        const complete =
          /^[A-Z]{3}$/.test(currency) &&
          Number(amount) > 0 &&
          Boolean(createPaymentSession) &&
          Boolean(onComplete);
        return complete
          ? Promise.resolve(createForm(key, configuration))
          : Promise.reject(new Error('invalid_configuration'));
      },
    }),
  });
}
