import { readConfig } from '../config/config.ts';
import { ConfigurationProblem } from '../config/environment-reader.ts';

const secret = (name: string) => `${name.toLowerCase()}-x7Qp2vR9kLm4Tz8W`;

/** A production that starts. */
export const production = {
  ENVIRONMENT: 'production',
  DATABASE_URL: 'postgres://us:secret@db.internal/us',
  SITE_ORIGIN: 'https://www.rest.com',
  MAIN_DOMAIN: 'rest.com',
  DEEP_LINK_HOSTS: 'app.rest.com',
  WEB_APP_URL: 'https://app.rest.com',
  HELP_DESK_URL: 'https://help.rest.com',
  HELP_DESK_MAIL: 'help@rest.com',
  TRUSTED_PROXIES: '10.0.0.0/8, 192.0.2.7',
  SMTP_URL: 'smtps://us:secret@mail.rest.com',
  MAIL_FROM: 'Rest <rest@rest.com>',
  ZUORA_URL: 'https://rest.zuora.com',
  ZUORA_PAGE_ORIGIN: 'https://www.zuora.com',
  ZUORA_PAGE_PATH: '/apps/PublicHostedPageLite.do',
  ZUORA_PAGE_ID: '2c92c0f8',
  ZUORA_CLIENT_ID: 'rest',
  ZUORA_CLIENT_SECRET: secret('ZUORA_CLIENT_SECRET'),
  ZUORA_CALLOUT_USER: 'rest-callouts',
  ZUORA_CALLOUT_PASSWORD: secret('ZUORA_CALLOUT_PASSWORD'),
  PAYPAL_URL: 'https://api-m.paypal.com',
  PAYPAL_CLIENT_ID: 'rest',
  PAYPAL_CLIENT_SECRET: secret('PAYPAL_CLIENT_SECRET'),
  MAILING_LIST_URL: 'https://us1.api.mailchimp.com/3.0',
  MAILING_LIST_ID: 'a1b2c3',
  MAILING_LIST_KEY: secret('MAILING_LIST_KEY'),
  FORM_SECRET: secret('FORM_SECRET'),
  SEALING_KEYS: `${secret('SEALING_KEYS')}-new,${secret('SEALING_KEYS')}-old`,
  SHEERID_URL: 'https://services.sheerid.com',
  SHEERID_PROGRAM_ID: '64b1d9e07c2f',
  SHEERID_TOKEN: secret('SHEERID_TOKEN'),
  SHEERID_WEBHOOK_SECRET: secret('SHEERID_WEBHOOK_SECRET'),
  HUBSPOT_URL: 'https://api.hsforms.com',
  HUBSPOT_PORTAL_ID: '8361920',
  WORK_FORM_IDS: 'en=f-en,de=f-de,es=f-es,fr=f-fr,pt=f-pt',
  CONTENTFUL_HOST: 'cdn.contentful.com',
  CONTENTFUL_SPACE: 'q3b8x',
  CONTENTFUL_TOKEN: secret('CONTENTFUL_TOKEN'),
  CONTENT_WEBHOOK_SECRET: secret('CONTENT_WEBHOOK_SECRET'),
} satisfies Record<string, string>;

/** The sentences of a start in production with some variables changed, or unset. */
export function sentencesWith(changes: Record<string, string | undefined>): readonly string[] {
  try {
    readConfig({ ...production, ...changes });
    return [];
  } catch (error) {
    if (error instanceof ConfigurationProblem) return error.sentences;
    throw error;
  }
}
