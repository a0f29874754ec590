import type { Language } from '@stillpoint/translations';
import type { HomeModule } from './HomeState.ts';

/** Sample content in the other languages, for stories only. */
export const homeStoryContent: Record<Exclude<Language, 'en'>, HomeModule[]> = {
  de: [
    {
      kind: 'hero',
      headline: 'Komm zur Ruhe',
      lead: 'Kurze Meditationen für den Tag, langsame Geschichten für die Nacht. Atme vier Sekunden ein, vier aus, und lass den Rest los.',
    },
    {
      kind: 'hours',
      title: 'Ein stiller Ort, zu jeder Stunde',
      hours: [
        {
          mood: 'dawn',
          title: 'Morgens sitzen',
          text: 'Geführte Meditationen von drei bis dreißig Minuten. Eine ruhige Stimme, und dann genug Stille.',
        },
        {
          mood: 'dusk',
          title: 'Abends atmen',
          text: 'Nach einem lauten Tag: vier Sekunden ein, vier Sekunden aus, bis deine Schultern es merken.',
        },
        {
          mood: 'night',
          title: 'Nachts schlafen',
          text: 'Geschichten und Klänge, die langsamer und leiser werden und enden, ohne dich zu wecken.',
        },
      ],
    },
    {
      kind: 'plans',
      title: 'Wähle dein Tempo',
      lead: 'Jedes Abo öffnet alles: alle Meditationen, alle Geschichten, in fünf Sprachen.',
    },
    {
      kind: 'nights',
      title: 'Vierzehn Nächte, dann entscheidest du',
      lead: 'Von der ersten Sichel bis zum Vollmond. Kündige in einer davon, und du zahlst nichts.',
    },
    { kind: 'breath', title: 'Bleib für einen Atemzug' },
    {
      kind: 'questions',
      title: 'Leise gefragt, klar beantwortet',
      questions: [
        {
          question: 'Wann wird etwas abgebucht?',
          answer:
            'An Tag 14, und nur wenn du bleibst. Betrag und Tag stehen auf dem Bildschirm, bevor du beginnst, und drei Tage vorher in einer E-Mail.',
        },
        { question: 'Wie kündige ich?', answer: 'In deinem Konto, unter Abo. Zweimal tippen, kein Anruf.' },
      ],
    },
  ],
  es: [
    {
      kind: 'hero',
      headline: 'Encuentra calma',
      lead: 'Meditaciones cortas para el día, historias lentas para la noche. Inspira en cuatro, espira en cuatro y deja ir lo demás.',
    },
    {
      kind: 'hours',
      title: 'Un lugar tranquilo, a cualquier hora',
      hours: [
        {
          mood: 'dawn',
          title: 'Siéntate al alba',
          text: 'Meditaciones guiadas de tres a treinta minutos. Una voz serena, y después suficiente silencio.',
        },
        {
          mood: 'dusk',
          title: 'Respira al atardecer',
          text: 'Después de un día ruidoso: cuatro segundos al inspirar, cuatro al espirar, hasta que tus hombros lo noten.',
        },
        {
          mood: 'night',
          title: 'Duerme por la noche',
          text: 'Historias y paisajes sonoros cada vez más lentos y suaves, que terminan sin despertarte.',
        },
      ],
    },
    {
      kind: 'plans',
      title: 'Elige tu ritmo',
      lead: 'Todos los planes lo abren todo: todas las meditaciones, todas las historias, en cinco idiomas.',
    },
    {
      kind: 'nights',
      title: 'Catorce noches, y luego decides',
      lead: 'Del primer hilo de luz a la luna llena. Cancela en cualquiera de ellas y no pagas nada.',
    },
    { kind: 'breath', title: 'Quédate una respiración' },
    {
      kind: 'questions',
      title: 'Preguntas tranquilas, respuestas claras',
      questions: [
        {
          question: '¿Cuándo se hará el cobro?',
          answer:
            'El día 14, y solo si te quedas. El importe y la fecha exactos están en la pantalla antes de empezar, y en un correo tres días antes.',
        },
        {
          question: '¿Cómo cancelo?',
          answer: 'En tu cuenta, en Suscripción. Dos toques, sin llamar a nadie.',
        },
      ],
    },
  ],
  fr: [
    {
      kind: 'hero',
      headline: 'Trouvez le repos',
      lead: 'De courtes méditations pour le jour, des histoires lentes pour la nuit. Inspirez sur quatre temps, expirez sur quatre, et laissez aller le reste.',
    },
    {
      kind: 'hours',
      title: 'Un lieu calme, à toute heure',
      hours: [
        {
          mood: 'dawn',
          title: 'S’asseoir à l’aube',
          text: 'Des méditations guidées de trois à trente minutes. Une voix calme, puis assez de silence.',
        },
        {
          mood: 'dusk',
          title: 'Respirer au crépuscule',
          text: 'Après une journée bruyante : quatre secondes pour inspirer, quatre pour expirer, jusqu’à ce que vos épaules le sentent.',
        },
        {
          mood: 'night',
          title: 'Dormir la nuit',
          text: 'Des histoires et des paysages sonores de plus en plus lents et doux, qui finissent sans vous réveiller.',
        },
      ],
    },
    {
      kind: 'plans',
      title: 'Choisissez votre rythme',
      lead: 'Chaque formule ouvre tout : toutes les méditations, toutes les histoires, en cinq langues.',
    },
    {
      kind: 'nights',
      title: 'Quatorze nuits, puis vous décidez',
      lead: 'Du premier croissant à la pleine lune. Résiliez pendant l’une d’elles, et vous ne payez rien.',
    },
    { kind: 'breath', title: 'Restez le temps d’un souffle' },
    {
      kind: 'questions',
      title: 'Demandé doucement, répondu simplement',
      questions: [
        {
          question: 'Quand le paiement sera-t-il prélevé ?',
          answer:
            'Le 14e jour, et seulement si vous restez. Le montant et la date exacts sont à l’écran avant de commencer, et dans un e-mail trois jours avant.',
        },
        {
          question: 'Comment résilier ?',
          answer: 'Dans votre compte, sous Abonnement. Deux gestes, aucun appel.',
        },
      ],
    },
  ],
  pt: [
    {
      kind: 'hero',
      headline: 'Encontre calma',
      lead: 'Meditações curtas para o dia, histórias lentas para a noite. Inspire em quatro, expire em quatro e deixe o resto ir.',
    },
    {
      kind: 'hours',
      title: 'Um lugar calmo, a qualquer hora',
      hours: [
        {
          mood: 'dawn',
          title: 'Sente-se ao amanhecer',
          text: 'Meditações guiadas de três a trinta minutos. Uma voz serena e, depois, silêncio o bastante.',
        },
        {
          mood: 'dusk',
          title: 'Respire ao entardecer',
          text: 'Depois de um dia barulhento: quatro segundos inspirando, quatro expirando, até seus ombros perceberem.',
        },
        {
          mood: 'night',
          title: 'Durma à noite',
          text: 'Histórias e paisagens sonoras cada vez mais lentas e suaves, que terminam sem acordar você.',
        },
      ],
    },
    {
      kind: 'plans',
      title: 'Escolha seu ritmo',
      lead: 'Todos os planos abrem tudo: todas as meditações, todas as histórias, em cinco idiomas.',
    },
    {
      kind: 'nights',
      title: 'Catorze noites, depois você decide',
      lead: 'Do primeiro fio de luz à lua cheia. Cancele em qualquer uma delas e você não paga nada.',
    },
    { kind: 'breath', title: 'Fique por uma respiração' },
    {
      kind: 'questions',
      title: 'Perguntas calmas, respostas claras',
      questions: [
        {
          question: 'Quando será feita a cobrança?',
          answer:
            'No 14º dia, e só se você ficar. O valor e a data exatos estão na tela antes de começar e em um e-mail três dias antes.',
        },
        { question: 'Como cancelo?', answer: 'Na sua conta, em Assinatura. Dois toques, sem telefonema.' },
      ],
    },
  ],
};
