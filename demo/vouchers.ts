/** The demo voucher codes, and what each is for. Those that open access are redeemed at /redeem. */
export const demoVouchers = {
  SLEEP30: '30 % off the first year of an annual plan, once for each person',
  BEWELL30: '30 % off the first three months, monthly',
  HALFYEAR: '50 % off the first year, annual',
  CALM60: '60 % off the first twelve months, monthly',
  FAMILYONLY: '20 % off, family annual only',
  USONLY: '15 % off, in the United States only',
  STUDENT50: '50 % off the first year of the annual plan, for verified students only: /student',
  FIRSTREST: '40 % off the first year, for new members only',
  NETFLIX30D: 'Opens 30 days at /redeem, without a card; ends by itself',
  HSTEAMACCESS: 'Opens 12 months at /redeem, without a card; ends by itself',
  QUIET7K2M94QD: 'Opens 12 months at /redeem, for one person',
  EXPIRED21: 'Refused: over',
  SOLDOUT: 'Refused: used up',
  SOON: 'Refused: starts next year',
  QUIET55TT4PLM: 'Refused: redeemed by another account',
} as const;

export type DemoVoucherCode = keyof typeof demoVouchers;

/** A gift that can be redeemed once, at /redeem. */
export const demoGift = {
  code: 'GIFT7K2M94QD',
  meaning: 'A gift of 12 months from Sami: opened once at /redeem; more are given at /gift',
} as const;
