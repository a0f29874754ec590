import { expect, test } from 'vitest';
import { suggestionFor } from './suggestionFor.ts';

function listed(text: string): string[] {
  return text.trim().split(/\s+/);
}

/** Where mail is delivered to. */
const real = listed(`
  gmail.com googlemail.com yahoo.com ymail.com hotmail.com outlook.com live.com msn.com icloud.com me.com
  mac.com aol.com mail.com email.com proton.me protonmail.com protonmail.ch pm.me hey.com fastmail.com
  fastmail.fm zoho.com zoho.eu zohomail.com duck.com tutanota.com tutanota.de tuta.io tuta.com tutamail.com
  comcast.net verizon.net att.net sbcglobal.net cox.net bellsouth.net charter.net earthlink.net
  optonline.net btinternet.com sky.com virginmedia.com virgin.net talktalk.net ntlworld.com blueyonder.co.uk
  tiscali.co.uk orange.net plus.net btopenworld.com eircom.net rogers.com shaw.ca sympatico.ca telus.net
  bell.net eastlink.ca sasktel.net videotron.ca bigpond.com bigpond.net.au optusnet.com.au iinet.net.au
  tpg.com.au westnet.com.au xtra.co.nz slingshot.co.nz vodafone.co.nz rediffmail.com yandex.com yandex.ru
  mail.ru list.ru bk.ru inbox.ru rambler.ru qq.com 163.com 126.com naver.com daum.net hanmail.net juno.com
  netzero.net frontier.com centurylink.net roadrunner.com windstream.net hushmail.com mailfence.com
  runbox.com riseup.net disroot.org startmail.com inbox.lv inbox.com
  gmx.com gmx.us gmx.net gmx.de gmx.at gmx.ch gmx.fr gmx.es gmx.eu gmx.info gmx.org gmx.li web.de
  t-online.de freenet.de posteo.de posteo.net posteo.eu posteo.at posteo.ch mailbox.org arcor.de online.de
  mail.de email.de vodafone.de o2online.de kabelmail.de magenta.de netcologne.de ewetel.net ewe.net
  versanet.de alice-dsl.net alice.de aol.de unitybox.de onlinehome.de m-net.de nexgo.de eclipso.de
  firemail.de systemli.org a1.net aon.at chello.at drei.at liwest.at utanet.at inode.at kabsi.at bluewin.ch
  hispeed.ch sunrise.ch bluemail.ch green.ch vtxmail.ch
  telefonica.net movistar.es movistar.cl movistar.com.pe terra.es terra.cl terra.com.mx ono.com orange.es
  jazztel.es ya.com wanadoo.es euskaltel.net vodafone.es vodafone.it prodigy.net.mx infinitum.com.mx
  fibertel.com.ar speedy.com.ar arnet.com.ar ciudad.com.ar adinet.com.uy cantv.net vtr.net une.net.co
  etb.net.co email.es
  orange.fr orange.be orange.ch orange.pl wanadoo.fr free.fr sfr.fr laposte.net neuf.fr bbox.fr
  numericable.fr aliceadsl.fr voila.fr club-internet.fr cegetel.net noos.fr tele2.fr caramail.com online.fr
  email.fr skynet.be telenet.be proximus.be voo.be scarlet.be pt.lu
  uol.com.br uol.com bol.com.br bol.com terra.com.br ig.com.br oi.com.br globo.com globomail.com r7.com
  zipmail.com.br superig.com.br brturbo.com.br pop.com.br ibest.com.br click21.com.br hotmail.com.br
  outlook.com.br yahoo.com.br sapo.pt clix.pt iol.pt netcabo.pt meo.pt nos.pt vodafone.pt aeiou.pt
  portugalmail.pt
  libero.it virgilio.it tiscali.it alice.it tin.it inwind.it email.it wp.pl o2.pl onet.pl interia.pl
  seznam.cz centrum.cz ziggo.nl kpnmail.nl planet.nl home.nl xs4all.nl hetnet.nl casema.nl telia.com
  comhem.se spray.se tele2.se broadpark.no getmail.no online.no gmail.de yahoo.co.jp yahoo.de live.nl
  hotmail.se outlook.dk
`);

test.each(real)('an address at %s is not doubted', (domain) => {
  expect(suggestionFor(`nora@${domain}`)).toBeUndefined();
});

test.each(
  listed('life.com global.com gm.com fox.com box.com apple.com uni-bonn.de mail.uni-bonn.de firm.example'),
)('the name of another one, %s, is not doubted', (domain) => {
  expect(suggestionFor(`nora@${domain}`)).toBeUndefined();
});

test.each([
  ['globe.com', 'globo.com'],
  ['hotmart.com', 'hotmail.com'],
  ['cloud.com', 'icloud.com'],
  ['posted.de', 'posteo.de'],
])('%s, a name of another one within two letters of %s, is asked about', (typed, common) => {
  expect(suggestionFor(`nora@${typed}`)).toBe(`nora@${common}`);
});

test.each(listed('gmail.xyz gmial.xyz hotmail.shop hatmeyl.com'))(
  '%s is not doubted: another real ending, or more than two errors',
  (domain) => {
    expect(suggestionFor(`nora@${domain}`)).toBeUndefined();
  },
);

/** What was meant, and how it is misspelt. */
const misspelt: Record<string, string> = {
  'gmail.com': `gimal.com gamial.com gmaall.com gmial.com gmal.com gmaill.com gnail.com gmai.com gamil.com gmali.com ggmail.com gmail.con
    gmail.cm gmail.co gmail.om gmail.comm gmail.ocm gmail.vom gmail.c gmai.con`,
  'yahoo.com': 'yahooo.com yaho.com yaoo.com yhaoo.com yahoo.con',
  'yahoo.co.uk': 'yahoo.co.k',
  'yahoo.co.jp': 'yaho.co.jp',
  'yahoo.fr': 'yahoo.fre',
  'hotmail.com': `hotmial.com hotmai.com hotmal.com hotmil.com hotnail.com hotmali.com homail.com htomail.com
    hotmail.con hotmail.cmo hotmail.co`,
  'hotmail.com.br': 'hotmail.com.b hotmail.con.br hotmai.com.br',
  'outlook.com': 'outlok.com outloo.com oulook.com outllook.com outlook.con',
  'icloud.com': 'iclod.com iclould.com icould.com icloud.con',
  'live.com': 'live.con livee.com liev.com',
  'aol.com': 'aol.con alo.com',
  'msn.com': 'msn.con',
  'mail.com': 'mail.co',
  'protonmail.com': 'protonmal.com',
  'comcast.net': 'comcats.net comcast.ner',
  'verizon.net': 'verizn.net',
  'web.de': 'web.ed wbe.de weeb.de',
  'gmx.net': 'gmx.nte',
  'gmx.de': 'gmx.ed gxm.de gmxx.de',
  't-online.de': 't-onlin.de t-oline.de t-online.ed',
  'freenet.de': 'freent.de frenet.de',
  'posteo.de': 'postoe.de posteo.ed',
  'mailbox.org': 'mailbox.ogr',
  'bluewin.ch': 'bluewin.hc bluwin.ch',
  'wanadoo.fr': 'wannado.fr wanadoo.fe',
  'orange.fr': 'orage.fr ornage.fr oragne.fr',
  'laposte.net': 'laposte.ner lapost.net',
  'free.fr': 'free.frr',
  'sfr.fr': 'sfr.ft',
  'movistar.es': 'movisar.es',
  'telefonica.net': 'telefonica.ent telfonica.net',
  'uol.com.br': 'uol.con.br uol.com.b uol.cm.br',
  'bol.com.br': 'bol.con.br',
  'terra.com.br': 'tera.com.br terra.con.br',
  'globo.com': 'globo.con glbo.com',
  'sapo.pt': 'sapo.ptt sappo.pt',
  'my-firm.com': 'my-firm.con my-firm.cmo',
};

const typingErrors = Object.entries(misspelt).flatMap(([meant, typed]) =>
  listed(typed).map((each) => [each, meant] as const),
);

test.each(typingErrors)('an address at %s was probably meant at %s', (typed, meant) => {
  expect(suggestionFor(`nora@${typed}`)).toBe(`nora@${meant}`);
});
