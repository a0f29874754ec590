/** The password of all demo people. */
export const demoPassword = 'rest-easy-2026';

/** Who can be played, as the front page lists them. */
export const demoPeople = [
  { name: 'Nora New', email: 'nora@demo.stillpoint.example', holds: 'Nothing yet; buys anything' },
  {
    name: 'Sami Subscriber',
    email: 'sami@demo.stillpoint.example',
    holds: 'Annual, active and renewing; cannot buy again',
  },
  {
    name: 'Quinn Queued',
    email: 'quinn@demo.stillpoint.example',
    holds: 'Monthly, ending, with an annual queued behind it',
  },
  {
    name: 'Ada Appstore',
    email: 'ada@demo.stillpoint.example',
    holds: 'Active through the app store, ending; cannot queue',
  },
  {
    name: 'Uma Upgrade',
    email: 'uma@demo.stillpoint.example',
    holds: 'Family annual; nothing above it to upgrade to',
  },
  {
    name: 'Vito Voucher',
    email: 'vito@demo.stillpoint.example',
    holds: 'Nothing any more; has used SLEEP30',
  },
  {
    name: 'Emil Expired',
    email: 'emil@demo.stillpoint.example',
    holds: 'Nothing any more; the card on file has expired',
  },
  {
    name: 'Tess Trial',
    email: 'tess@demo.stillpoint.example',
    holds: 'Day 10 of 14 free days at the first start',
  },
  {
    name: 'Fay Former',
    email: 'fay@demo.stillpoint.example',
    holds: 'Nothing any more; no second free trial',
  },
] as const;

/** The voucher codes that the site knows, and what each is for. */
export const voucherCodes = [
  { code: 'SLEEP30', meaning: '30 % off the first year of an annual plan, once for each person' },
  { code: 'BEWELL30', meaning: '30 % off the first three months, monthly' },
  { code: 'HALFYEAR', meaning: '50 % off the first year, annual' },
  { code: 'CALM60', meaning: '60 % off the first twelve months, monthly' },
  { code: 'FAMILYONLY', meaning: '20 % off, family annual only' },
  { code: 'USONLY', meaning: 'In the United States only' },
  { code: 'EXPIRED21', meaning: 'Over' },
  { code: 'SOLDOUT', meaning: 'Used up' },
  { code: 'SOON', meaning: 'Starts next year' },
] as const;
