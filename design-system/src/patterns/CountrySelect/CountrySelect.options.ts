/** The codes of each first letter: `ZAMW` is ZA, ZM and ZW. Half as large in the browser as the codes themselves. */
const byFirstLetter =
  'ADEFGILMORSTUWXZ BABDEFGHIJLMNOQRSTWYZ CACDFGHIKLMNORUVWXYZ DEJKMOZ ECEGHRST FIJKMOR ' +
  'GABDEFGHILMNPQRTUWY HKNRTU IDELMNQRST JEMOP KEGHIMNPRWYZ LABCIKRSTUVY MACDEFGHKLMNOPQRSTUVWXYZ ' +
  'NACEFGILOPRUZ OM PAEFGHKLMNRSTWY QA REOSUW SABCDEGHIJKLMNORSTVXYZ TCDGHJKLMNORTVWZ UAGSYZ VACEGINU WFS ' +
  'XK YET ZAMW';

/** Countries and territories of ISO 3166 where people live. */
export const countryCodes: readonly string[] = byFirstLetter
  .split(' ')
  .flatMap(([first = '', ...seconds]) => seconds.map((second) => first + second));
