import type { Language } from './index.ts';

const domains: Record<Language, string> = {
  en: `
    gmail.com googlemail.com yahoo.com ymail.com rocketmail.com hotmail.com outlook.com live.com
    msn.com icloud.com me.com mac.com aol.com aim.com mail.com email.com proton.me protonmail.com
    pm.me hey.com fastmail.com zoho.com duck.com tutanota.com comcast.net verizon.net att.net
    sbcglobal.net cox.net bellsouth.net charter.net earthlink.net optonline.net btinternet.com
    sky.com virginmedia.com talktalk.net ntlworld.com rogers.com shaw.ca sympatico.ca telus.net
    bigpond.com optusnet.com.au xtra.co.nz rediffmail.com yandex.com qq.com hanmail.net
    fastmail.fm protonmail.ch blueyonder.co.uk frontier.com windstream.net juno.com getmail.no
  `,
  de: `
    web.de gmx.de gmx.net gmx.at gmx.ch t-online.de freenet.de posteo.de posteo.net mailbox.org arcor.de
    online.de mail.de email.de vodafone.de o2online.de kabelmail.de magenta.de a1.net aon.at
    chello.at bluewin.ch hispeed.ch sunrise.ch netcologne.de alice-dsl.net versanet.de
  `,
  es: `
    telefonica.net movistar.es terra.es ono.com orange.es prodigy.net.mx terra.com.mx jazztel.es
    fibertel.com.ar speedy.com.ar arnet.com.ar
  `,
  fr: `
    orange.fr wanadoo.fr free.fr sfr.fr laposte.net neuf.fr bbox.fr numericable.fr aliceadsl.fr
    voila.fr gmx.fr club-internet.fr orange.be skynet.be telenet.be proximus.be videotron.ca
  `,
  pt: `
    uol.com.br bol.com.br terra.com.br ig.com.br oi.com.br globo.com globomail.com r7.com
    zipmail.com.br sapo.pt clix.pt iol.pt netcabo.pt meo.pt
  `,
};

const generic = `
  com net org edu gov mil int info biz name pro mobi asia cat jobs museum tel travel app art blog
  business care center church cloud club coach codes company consulting design dev digital earth
  education email energy events family finance fit fun fyi game global group guru health help home
  host house ink jetzt kim land law legal life link live local ltd media moe music network news
  ninja one online page partners photo photography pizza plus press productions pub report rocks run
  sale school services shop show site social software solutions space store studio style systems
  team tech technology today top tours town training video vip vet wiki win work works world wtf xyz
  yoga zone bayern berlin cologne hamburg koeln nrw ruhr saarland wien swiss tirol paris bzh alsace
  corsica eus gal madrid barcelona rio lat quebec london wales scot cymru irish vegas nyc boston
  miami kiwi sydney melbourne eco bio green radio gmbh immo haus reise versicherung kaufen schule
`;

/** Where mail is delivered to many of a language's readers. Of two that are equally close, the first is suggested. */
export const mailDomains = Object.values(domains).flatMap(listed);

/** Providers that have a domain in many countries. */
export const mailProviders = ['yahoo', 'hotmail', 'outlook', 'live', 'gmx'];

/** What the domains of those providers end in: what a misspelt ending is corrected to. */
export const mailEndings = listed(
  'com net org de es fr com.br pt at ch co.uk com.mx com.ar com.au ca it be nl ie co.in in co.jp pl se dk no cl',
);

/** The endings that belong to no country. The list holds those of everyday use. */
export const genericEndings = listed(generic);

function listed(text: string): string[] {
  return text.trim().split(/\s+/);
}
