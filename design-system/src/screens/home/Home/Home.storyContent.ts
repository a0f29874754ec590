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
      title: 'Ein stiller Ort zu jeder Stunde',
      hours: [
        {
          mood: 'dawn',
          title: 'Morgens meditieren',
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
      lead: 'In jedem Abo ist alles enthalten: alle Meditationen, alle Geschichten, in fünf Sprachen.',
    },
    {
      kind: 'nights',
      title: 'Vierzehn Nächte, dann entscheidest du',
      lead: 'Von der ersten Sichel bis zum Vollmond. Kündigst du bis dahin, zahlst du nichts.',
    },
    { kind: 'breath', title: 'Bleib für einen Atemzug' },
    { kind: 'exerciseTeaser', exercise: 'four-and-four', href: '/de/sleep-better#four-and-four' },
    {
      kind: 'questions',
      title: 'Leise gefragt, klar beantwortet',
      questions: [
        {
          question: 'Wann wird etwas abgebucht?',
          answer:
            'Nach 14 Tagen, und nur wenn du bleibst. Betrag und Datum siehst du, bevor du startest, und drei Tage vorher noch einmal in einer E-\u2060Mail.',
        },
        {
          question: 'Wie kündige ich?',
          answer: 'In deinem Konto unter „Mein Abo“. Zweimal tippen, kein Anruf.',
        },
      ],
    },
  ],
  es: [
    {
      kind: 'hero',
      headline: 'Encuentra la calma',
      lead: 'Meditaciones cortas para el día, historias pausadas para la noche. Inhala en cuatro tiempos, exhala en cuatro y suelta lo demás.',
    },
    {
      kind: 'hours',
      title: 'Un lugar tranquilo, a cualquier hora',
      hours: [
        {
          mood: 'dawn',
          title: 'Medita al amanecer',
          text: 'Meditaciones guiadas de tres a treinta minutos. Una voz serena y, después, silencio.',
        },
        {
          mood: 'dusk',
          title: 'Respira al atardecer',
          text: 'Después de un día agitado: cuatro segundos al inhalar, cuatro al exhalar, hasta que se relajen los hombros.',
        },
        {
          mood: 'night',
          title: 'Duerme por la noche',
          text: 'Historias y paisajes sonoros cada vez más lentos y suaves, que se apagan sin despertarte.',
        },
      ],
    },
    {
      kind: 'plans',
      title: 'Elige tu ritmo',
      lead: 'Todos los planes incluyen todo: meditaciones e historias, en cinco idiomas.',
    },
    {
      kind: 'nights',
      title: 'Catorce noches, y luego decides',
      lead: 'Del primer hilo de luz a la luna llena. Si cancelas antes, no pagas nada.',
    },
    { kind: 'breath', title: 'Tómate un respiro' },
    { kind: 'exerciseTeaser', exercise: 'four-and-four', href: '/es/sleep-better#four-and-four' },
    {
      kind: 'questions',
      title: 'Tus dudas, resueltas',
      questions: [
        {
          question: '¿Cuándo se hará el cobro?',
          answer:
            'A los 14\u00a0días, y solo si te quedas. Ves el importe y la fecha exactos antes de empezar, y te los recordamos por correo tres días antes.',
        },
        {
          question: '¿Cómo cancelo?',
          answer: 'En «Mi suscripción», con dos toques y sin llamar a nadie.',
        },
      ],
    },
  ],
  fr: [
    {
      kind: 'hero',
      headline: 'Retrouvez le calme',
      lead: 'Des méditations courtes pour le jour, des histoires douces pour la nuit. Inspirez sur quatre temps, expirez sur quatre, et laissez filer le reste.',
    },
    {
      kind: 'hours',
      title: 'Un lieu calme, à toute heure',
      hours: [
        {
          mood: 'dawn',
          title: 'Méditer à l’aube',
          text: 'Des méditations guidées de trois à trente minutes. Une voix calme, puis le silence.',
        },
        {
          mood: 'dusk',
          title: 'Respirer au crépuscule',
          text: 'Après une journée agitée : quatre secondes pour inspirer, quatre pour expirer, et les épaules se relâchent.',
        },
        {
          mood: 'night',
          title: 'Dormir la nuit',
          text: 'Des histoires et des ambiances sonores de plus en plus lentes et douces, qui s’éteignent sans vous réveiller.',
        },
      ],
    },
    {
      kind: 'plans',
      title: 'Choisissez votre rythme',
      lead: 'Chaque formule donne accès à tout : méditations et histoires, en cinq langues.',
    },
    {
      kind: 'nights',
      title: 'Quatorze nuits pour vous décider',
      lead: 'Du premier croissant à la pleine lune. Résiliez avant, et vous ne payez rien.',
    },
    { kind: 'breath', title: 'Restez le temps d’un souffle' },
    { kind: 'exerciseTeaser', exercise: 'four-and-four', href: '/fr/sleep-better#four-and-four' },
    {
      kind: 'questions',
      title: 'Vos questions, nos réponses',
      questions: [
        {
          question: 'Quand a lieu le prélèvement ?',
          answer:
            'Au bout de 14\u00a0jours, et seulement si vous restez. Montant et date s’affichent avant votre accord, puis un e-\u2060mail les rappelle trois jours avant.',
        },
        {
          question: 'Comment résilier ?',
          answer: 'Dans « Mon abonnement », en deux clics, sans appeler.',
        },
      ],
    },
  ],
  pt: [
    {
      kind: 'hero',
      headline: 'Encontre a calma',
      lead: 'Meditações curtas para o dia, histórias tranquilas para a noite. Inspire em quatro tempos, expire em quatro e deixe o resto para lá.',
    },
    {
      kind: 'hours',
      title: 'Um lugar calmo, a qualquer hora',
      hours: [
        {
          mood: 'dawn',
          title: 'Medite ao amanhecer',
          text: 'Meditações guiadas de três a trinta minutos. Uma voz serena e, depois, o silêncio.',
        },
        {
          mood: 'dusk',
          title: 'Respire ao entardecer',
          text: 'Depois de um dia agitado: quatro segundos inspirando, quatro expirando, até os ombros relaxarem.',
        },
        {
          mood: 'night',
          title: 'Durma à noite',
          text: 'Histórias e paisagens sonoras cada vez mais lentas e suaves, que se apagam sem acordar você.',
        },
      ],
    },
    {
      kind: 'plans',
      title: 'Escolha seu ritmo',
      lead: 'Todos os planos dão acesso a tudo: meditações e histórias, em cinco idiomas.',
    },
    {
      kind: 'nights',
      title: 'Catorze noites, depois você decide',
      lead: 'Do primeiro fio de luz à lua cheia. Se cancelar antes, você não paga nada.',
    },
    { kind: 'breath', title: 'Pare um pouco e respire' },
    { kind: 'exerciseTeaser', exercise: 'four-and-four', href: '/pt/sleep-better#four-and-four' },
    {
      kind: 'questions',
      title: 'Suas dúvidas, nossas respostas',
      questions: [
        {
          question: 'Quando será feita a cobrança?',
          answer:
            'Depois de 14\u00a0dias, e só se você ficar. O valor e a data aparecem na tela antes de você começar e em um e-\u2060mail três dias antes.',
        },
        {
          question: 'Como cancelo?',
          answer: 'Em “Minha assinatura”, com dois toques e sem ligar para ninguém.',
        },
      ],
    },
  ],
};
