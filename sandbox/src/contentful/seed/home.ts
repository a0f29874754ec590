import type { ContentEntry, FieldValue, Localized } from '../model.ts';

type Words = readonly [en: string, de: string, es: string, fr: string, pt: string];

/** The home page and all that it is made of. */
export function homeEntries(): ContentEntry[] {
  return [
    entry('page-home', 'page', {
      slug: shared('home'),
      title: words('Home', 'Startseite', 'Inicio', 'Accueil', 'Início'),
      modules: links('home-hero', 'home-hours', 'home-plans', 'home-nights', 'home-breath', 'home-questions'),
    }),
    entry('home-hero', 'moduleHero', {
      headline: words(
        'Come to rest',
        'Komm zur Ruhe',
        'Encuentra calma',
        'Trouvez le repos',
        'Encontre calma',
      ),
      lead: words(
        'Short meditations for the day, slow stories for the night. Breathe in for four, out for four, and let the rest go.',
        'Kurze Meditationen für den Tag, langsame Geschichten für die Nacht. Atme vier Sekunden ein, vier aus, und lass den Rest los.',
        'Meditaciones cortas para el día, historias lentas para la noche. Inspira en cuatro, espira en cuatro y deja ir lo demás.',
        'De courtes méditations pour le jour, des histoires lentes pour la nuit. Inspirez sur quatre temps, expirez sur quatre, et laissez aller le reste.',
        'Meditações curtas para o dia, histórias lentas para a noite. Inspire em quatro, expire em quatro e deixe o resto ir.',
      ),
    }),
    entry('home-hours', 'moduleHours', {
      title: words(
        'One quiet place, at every hour',
        'Ein stiller Ort, zu jeder Stunde',
        'Un lugar tranquilo, a cualquier hora',
        'Un lieu calme, à toute heure',
        'Um lugar calmo, a qualquer hora',
      ),
      hours: links('hour-dawn', 'hour-dusk', 'hour-night'),
    }),
    entry('hour-dawn', 'hour', {
      mood: shared('dawn'),
      title: words(
        'Sit at dawn',
        'Morgens sitzen',
        'Siéntate al alba',
        'S’asseoir à l’aube',
        'Sente-se ao amanhecer',
      ),
      text: words(
        'Guided meditations of three to thirty minutes. A calm voice, and then enough silence.',
        'Geführte Meditationen von drei bis dreißig Minuten. Eine ruhige Stimme, und dann genug Stille.',
        'Meditaciones guiadas de tres a treinta minutos. Una voz serena, y después suficiente silencio.',
        'Des méditations guidées de trois à trente minutes. Une voix calme, puis assez de silence.',
        'Meditações guiadas de três a trinta minutos. Uma voz serena e, depois, silêncio o bastante.',
      ),
    }),
    entry('hour-dusk', 'hour', {
      mood: shared('dusk'),
      title: words(
        'Breathe at dusk',
        'Abends atmen',
        'Respira al atardecer',
        'Respirer au crépuscule',
        'Respire ao entardecer',
      ),
      text: words(
        'After a loud day: four seconds in, four seconds out, until your shoulders notice.',
        'Nach einem lauten Tag: vier Sekunden ein, vier Sekunden aus, bis deine Schultern es merken.',
        'Después de un día ruidoso: cuatro segundos al inspirar, cuatro al espirar, hasta que tus hombros lo noten.',
        'Après une journée bruyante : quatre secondes pour inspirer, quatre pour expirer, jusqu’à ce que vos épaules le sentent.',
        'Depois de um dia barulhento: quatro segundos inspirando, quatro expirando, até seus ombros perceberem.',
      ),
    }),
    entry('hour-night', 'hour', {
      mood: shared('night'),
      title: words(
        'Sleep at night',
        'Nachts schlafen',
        'Duerme por la noche',
        'Dormir la nuit',
        'Durma à noite',
      ),
      text: words(
        'Stories and soundscapes that grow slower and softer, and end without waking you.',
        'Geschichten und Klänge, die langsamer und leiser werden und enden, ohne dich zu wecken.',
        'Historias y paisajes sonoros cada vez más lentos y suaves, que terminan sin despertarte.',
        'Des histoires et des paysages sonores de plus en plus lents et doux, qui finissent sans vous réveiller.',
        'Histórias e paisagens sonoras cada vez mais lentas e suaves, que terminam sem acordar você.',
      ),
    }),
    entry('home-plans', 'modulePlans', {
      title: words(
        'Choose your pace',
        'Wähle dein Tempo',
        'Elige tu ritmo',
        'Choisissez votre rythme',
        'Escolha seu ritmo',
      ),
      lead: words(
        'Every plan opens everything: all meditations, all stories, in five languages.',
        'Jedes Abo öffnet alles: alle Meditationen, alle Geschichten, in fünf Sprachen.',
        'Todos los planes lo abren todo: todas las meditaciones, todas las historias, en cinco idiomas.',
        'Chaque formule ouvre tout : toutes les méditations, toutes les histoires, en cinq langues.',
        'Todos os planos abrem tudo: todas as meditações, todas as histórias, em cinco idiomas.',
      ),
    }),
    entry('home-nights', 'moduleNights', {
      title: words(
        'Fourteen nights, then you decide',
        'Vierzehn Nächte, dann entscheidest du',
        'Catorce noches, y luego decides',
        'Quatorze nuits, puis vous décidez',
        'Catorze noites, depois você decide',
      ),
      lead: words(
        'From the first sliver to the full moon. Cancel on any of them and you pay nothing.',
        'Von der ersten Sichel bis zum Vollmond. Kündige in einer davon, und du zahlst nichts.',
        'Del primer hilo de luz a la luna llena. Cancela en cualquiera de ellas y no pagas nada.',
        'Du premier croissant à la pleine lune. Résiliez pendant l’une d’elles, et vous ne payez rien.',
        'Do primeiro fio de luz à lua cheia. Cancele em qualquer uma delas e você não paga nada.',
      ),
    }),
    entry('home-breath', 'moduleBreath', {
      title: words(
        'Stay for one breath',
        'Bleib für einen Atemzug',
        'Quédate una respiración',
        'Restez le temps d’un souffle',
        'Fique por uma respiração',
      ),
    }),
    entry('home-questions', 'moduleQuestions', {
      title: words(
        'Asked quietly, answered plainly',
        'Leise gefragt, klar beantwortet',
        'Preguntas tranquilas, respuestas claras',
        'Demandé doucement, répondu simplement',
        'Perguntas calmas, respostas claras',
      ),
      questions: links(
        'question-charged',
        'question-cancel',
        'question-forget',
        'question-family',
        'question-begin',
      ),
    }),
    question(
      'question-charged',
      [
        'When will I be charged?',
        'Wann wird etwas abgebucht?',
        '¿Cuándo se hará el cobro?',
        'Quand le paiement sera-t-il prélevé ?',
        'Quando será feita a cobrança?',
      ],
      [
        'On day 14, and only if you stay. The exact amount and date are on the screen before you start, and in an email three days before.',
        'An Tag 14, und nur wenn du bleibst. Betrag und Tag stehen auf dem Bildschirm, bevor du beginnst, und drei Tage vorher in einer E-Mail.',
        'El día 14, y solo si te quedas. El importe y la fecha exactos están en la pantalla antes de empezar, y en un correo tres días antes.',
        'Le 14e jour, et seulement si vous restez. Le montant et la date exacts sont à l’écran avant de commencer, et dans un e-mail trois jours avant.',
        'No 14º dia, e só se você ficar. O valor e a data exatos estão na tela antes de começar e em um e-mail três dias antes.',
      ],
    ),
    question(
      'question-cancel',
      ['How do I cancel?', 'Wie kündige ich?', '¿Cómo cancelo?', 'Comment résilier ?', 'Como cancelo?'],
      [
        'In your account, under Subscription. Two taps, no phone call.',
        'In deinem Konto, unter Abo. Zweimal tippen, kein Anruf.',
        'En tu cuenta, en Suscripción. Dos toques, sin llamar a nadie.',
        'Dans votre compte, sous Abonnement. Deux gestes, aucun appel.',
        'Na sua conta, em Assinatura. Dois toques, sem telefonema.',
      ],
    ),
    question(
      'question-forget',
      [
        'What if I forget?',
        'Und wenn ich es vergesse?',
        '¿Y si se me olvida?',
        'Et si j’oublie ?',
        'E se eu esquecer?',
      ],
      [
        'Annual and family plans have a 30-day money-back guarantee.',
        'Für Jahres- und Familienabos gilt eine Geld-zurück-Garantie von 30 Tagen.',
        'Los planes anuales y familiares tienen una garantía de devolución de 30 días.',
        'Les formules annuelles et famille sont remboursables pendant 30 jours.',
        'Os planos anuais e família têm garantia de reembolso de 30 dias.',
      ],
    ),
    question(
      'question-family',
      [
        'Can my family see what I listen to?',
        'Kann meine Familie sehen, was ich höre?',
        '¿Puede ver mi familia lo que escucho?',
        'Ma famille peut-elle voir ce que j’écoute ?',
        'Minha família pode ver o que eu ouço?',
      ],
      [
        'No. Each person has a private account.',
        'Nein. Jede Person hat ein eigenes, privates Konto.',
        'No. Cada persona tiene una cuenta privada.',
        'Non. Chaque personne a un compte privé.',
        'Não. Cada pessoa tem uma conta particular.',
      ],
    ),
    question(
      'question-begin',
      [
        'Do I need to know how to meditate?',
        'Muss ich meditieren können?',
        '¿Necesito saber meditar?',
        'Faut-il savoir méditer ?',
        'Preciso saber meditar?',
      ],
      [
        'No. If you can breathe, you know enough.',
        'Nein. Wenn du atmen kannst, weißt du genug.',
        'No. Si sabes respirar, sabes lo suficiente.',
        'Non. Si vous savez respirer, vous en savez assez.',
        'Não. Se você sabe respirar, já sabe o bastante.',
      ],
    ),
  ];
}

function entry(id: string, contentType: string, fields: Record<string, FieldValue>): ContentEntry {
  return { id, contentType, version: 1, fields };
}

function question(id: string, asked: Words, answered: Words): ContentEntry {
  return entry(id, 'question', { question: words(...asked), answer: words(...answered) });
}

function words(...[en, de, es, fr, pt]: Words): FieldValue {
  const values: Localized = { en, de, es, fr, pt };
  return { kind: 'Text', values };
}

function shared(value: string): FieldValue {
  return { kind: 'Shared', value };
}

function links(...ids: string[]): FieldValue {
  return { kind: 'Links', ids };
}
