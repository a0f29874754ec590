import { expect, test } from 'vitest';
import { deviceOf } from './device.ts';

const webKit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const chromium = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0';

test.each([
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0', 'firefox', 'windows'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chromium} Safari/537.36 Edg/142.0.0.0`, 'edge', 'windows'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chromium} Safari/537.36 OPR/124.0.0.0`, 'opera', 'windows'],
  [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webKit} Version/18.5 Safari/605.1.15`, 'safari', 'mac'],
  [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${chromium} Safari/537.36`, 'chrome', 'mac'],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) ${webKit} Version/18.5 Mobile/15E148 Safari/604.1`,
    'safari',
    'iPhone',
  ],
  [
    `Mozilla/5.0 (iPad; CPU OS 18_5 like Mac OS X) ${webKit} CriOS/142.0.0.0 Mobile/15E148 Safari/604.1`,
    'chrome',
    'iPad',
  ],
  [
    `Mozilla/5.0 (Linux; Android 10; K) ${chromium} Mobile Safari/537.36 SamsungBrowser/29.0`,
    'samsungInternet',
    'android',
  ],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${chromium} Safari/537.36`, 'chrome', 'chromeOS'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'firefox', 'linux'],
  ['curl/8.5.0', 'unknown', 'unknown'],
  [`${' '.repeat(600)}Firefox/145.0 Windows`, 'unknown', 'unknown'],
  [undefined, 'unknown', 'unknown'],
])('%s', (userAgent, browser, system) => {
  expect(deviceOf(userAgent)).toEqual({ browser, system });
});
