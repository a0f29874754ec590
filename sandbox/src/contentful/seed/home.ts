import type { ContentEntry } from '../model.ts';
import { entry, links, question, shared, words } from './fields.ts';

/** The home page and all that it is made of. */
export function homeEntries(): ContentEntry[] {
  return [
    entry('page-home', 'page', {
      slug: shared('home'),
      title: words('Home', 'Startseite', 'Inicio', 'Accueil', 'Início'),
      modules: links(
        'home-hero',
        'home-hours',
        'home-plans',
        'home-nights',
        'home-breath',
        'home-exercise',
        'home-questions',
      ),
    }),
    entry('home-hero', 'moduleHero', {
      headline: words(
        'Come to rest',
        'Komm zur Ruhe',
        'Encuentra la calma',
        'Retrouvez le calme',
        'Encontre a calma',
      ),
      lead: words(
        'Short meditations for the day, slow stories for the night. Breathe in for four, out for four, and let the rest go.',
        'Kurze Meditationen für den Tag, langsame Geschichten für die Nacht. Atme vier Sekunden ein, vier aus, und lass den Rest los.',
        'Meditaciones cortas para el día, historias pausadas para la noche. Inhala en cuatro tiempos, exhala en cuatro y suelta lo demás.',
        'Des méditations courtes pour le jour, des histoires douces pour la nuit. Inspirez sur quatre temps, expirez sur quatre, et laissez filer le reste.',
        'Meditações curtas para o dia, histórias tranquilas para a noite. Inspire em quatro tempos, expire em quatro e deixe o resto para lá.',
      ),
    }),
    entry('home-hours', 'moduleHours', {
      title: words(
        'One quiet place for every hour',
        'Ein stiller Ort zu jeder Stunde',
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
        'Morgens meditieren',
        'Medita al amanecer',
        'Méditer à l’aube',
        'Medite ao amanhecer',
      ),
      text: words(
        'Guided meditations of three to thirty minutes. A calm voice, and then enough silence.',
        'Geführte Meditationen von drei bis dreißig Minuten. Eine ruhige Stimme, und dann genug Stille.',
        'Meditaciones guiadas de tres a treinta minutos. Una voz serena y, después, silencio.',
        'Des méditations guidées de trois à trente minutes. Une voix calme, puis le silence.',
        'Meditações guiadas de três a trinta minutos. Uma voz serena e, depois, o silêncio.',
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
        'Después de un día agitado: cuatro segundos al inhalar, cuatro al exhalar, hasta que se relajen los hombros.',
        'Après une journée agitée : quatre secondes pour inspirer, quatre pour expirer, et les épaules se relâchent.',
        'Depois de um dia agitado: quatro segundos inspirando, quatro expirando, até os ombros relaxarem.',
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
        'Historias y paisajes sonoros cada vez más lentos y suaves, que se apagan sin despertarte.',
        'Des histoires et des ambiances sonores de plus en plus lentes et douces, qui s’éteignent sans vous réveiller.',
        'Histórias e paisagens sonoras cada vez mais lentas e suaves, que se apagam sem acordar você.',
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
        'Every plan includes everything: all meditations, all stories, in five languages.',
        'In jedem Abo ist alles enthalten: alle Meditationen, alle Geschichten, in fünf Sprachen.',
        'Todos los planes incluyen todo: meditaciones e historias, en cinco idiomas.',
        'Chaque formule donne accès à tout : méditations et histoires, en cinq langues.',
        'Todos os planos dão acesso a tudo: meditações e histórias, em cinco idiomas.',
      ),
    }),
    entry('home-nights', 'moduleNights', {
      title: words(
        '{{freeTrialDays, Word}} nights, then you decide',
        '{{freeTrialDays, Word}} Nächte, dann entscheidest du',
        '{{freeTrialDays, Word}} noches, y luego decides',
        '{{freeTrialDays, Word}} nuits pour vous décider',
        '{{freeTrialDays, Word}} noites, depois você decide',
      ),
      lead: words(
        'From the first sliver to the full moon. Cancel on any of them and you pay nothing.',
        'Von der ersten Sichel bis zum Vollmond. Kündigst du bis dahin, zahlst du nichts.',
        'Del primer hilo de luz a la luna llena. Si cancelas antes, no pagas nada.',
        'Du premier croissant à la pleine lune. Résiliez avant, et vous ne payez rien.',
        'Do primeiro fio de luz à lua cheia. Se cancelar antes, você não paga nada.',
      ),
    }),
    entry('home-breath', 'moduleBreath', {
      title: words(
        'Stay for one breath',
        'Bleib für einen Atemzug',
        'Tómate un respiro',
        'Restez le temps d’un souffle',
        'Pare um pouco e respire',
      ),
    }),
    entry('home-exercise', 'moduleExerciseTeaser', {
      exercise: shared('four-and-four'),
      target: shared('/sleep-better#four-and-four'),
    }),
    entry('home-questions', 'moduleQuestions', {
      title: words(
        'Asked quietly, answered plainly',
        'Leise gefragt, klar beantwortet',
        'Tus dudas, resueltas',
        'Vos questions, nos réponses',
        'Suas dúvidas, nossas respostas',
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
        'Quand a lieu le prélèvement ?',
        'Quando será feita a cobrança?',
      ],
      [
        'After {{freeTrialDays, period}}, and only if you stay. You see the exact amount and date before you start, and again in an email {{reminderDays, word}} days before.',
        'Nach {{freeTrialDays}}\u00a0Tagen, und nur wenn du bleibst. Betrag und Datum siehst du, bevor du startest, und {{reminderDays, word}} Tage vorher noch einmal in einer E-Mail.',
        'A los {{freeTrialDays}}\u00a0días, y solo si te quedas. Ves el importe y la fecha exactos antes de empezar, y te los recordamos por correo {{reminderDays, word}} días antes.',
        'Au bout de {{freeTrialDays, period}}, et seulement si vous restez. Montant et date s’affichent avant votre accord, puis un e-mail les rappelle {{reminderDays, word}} jours avant.',
        'Depois de {{freeTrialDays, period}}, e só se você ficar. O valor e a data aparecem antes de você começar e, {{reminderDays, word}} dias antes, chegam de novo por e-mail.',
      ],
    ),
    question(
      'question-cancel',
      ['How do I cancel?', 'Wie kündige ich?', '¿Cómo cancelo?', 'Comment résilier ?', 'Como cancelo?'],
      [
        'In your account, under “My subscription”. Two taps, no phone call.',
        'In deinem Konto unter „Mein Abo“. Zweimal tippen, kein Anruf.',
        'En «Mi suscripción», con dos toques y sin llamar a nadie.',
        'Dans « Mon abonnement », en deux clics, sans appeler.',
        'Em “Minha assinatura”, com dois toques e sem ligar para ninguém.',
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
        'Für Jahres- und Familienabos gilt eine Geld-zurück-Garantie von 30\u00a0Tagen.',
        'Los planes anual y familiar tienen garantía de devolución de 30\u00a0días.',
        'Les formules annuelle et famille sont remboursables pendant 30\u00a0jours.',
        'Os planos anual e família têm garantia de reembolso de 30\u00a0dias.',
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
        'Non. Chaque personne a son compte privé.',
        'Não. Cada pessoa tem uma conta privada.',
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
        'No. Con saber respirar basta.',
        'Non. Savoir respirer suffit.',
        'Não. Saber respirar já basta.',
      ],
    ),
  ];
}
