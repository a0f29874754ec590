import type { ContentEntry } from '../model.ts';
import { entry, links, question, richText, shared, words } from './fields.ts';

/** A page that editors made of modules, at `/sleep-better`. */
export function sleepBetterEntries(): ContentEntry[] {
  return [
    entry('page-sleep-better', 'page', {
      slug: shared('sleep-better'),
      title: words('Sleep better', 'Besser schlafen', 'Dormir mejor', 'Mieux dormir', 'Dormir melhor'),
      description: words(
        'What helps in the evening, and what you can safely leave. With stories that end without waking you.',
        'Was am Abend hilft, und was du getrost lassen kannst. Mit Geschichten, die enden, ohne dich zu wecken.',
        'Lo que ayuda por la noche, y lo que puedes dejar. Con historias que terminan sin despertarte.',
        'Ce qui aide le soir, et ce dont on peut se passer. Avec des histoires qui se terminent sans vous réveiller.',
        'O que ajuda à noite, e o que você pode deixar de lado. Com histórias que terminam sem acordar você.',
      ),
      theme: shared('night'),
      modules: links(
        'sleep-opening',
        'sleep-hour',
        'sleep-exercise',
        'sleep-picture',
        'sleep-ways',
        'sleep-questions',
        'sleep-begin',
      ),
    }),
    entry('sleep-opening', 'moduleHero', {
      headline: words('Sleep better', 'Besser schlafen', 'Dormir mejor', 'Mieux dormir', 'Dormir melhor'),
      lead: words(
        'What helps in the evening, and what you can safely leave.',
        'Was am Abend hilft, und was du getrost lassen kannst.',
        'Lo que ayuda por la noche, y lo que puedes dejar.',
        'Ce qui aide le soir, et ce dont on peut se passer.',
        'O que ajuda à noite, e o que você pode deixar de lado.',
      ),
      scene: shared('shore'),
    }),
    entry('sleep-hour', 'moduleText', {
      title: words(
        'An hour before sleep',
        'Eine Stunde vor dem Schlaf',
        'Una hora antes de dormir',
        'Une heure avant de dormir',
        'Uma hora antes de dormir',
      ),
      body: richText(
        '## Light and noise\n\nDim the light and put the phone away. **One hour is enough.** Nothing has to be perfect for it.\n\n- Dim the light\n- Open the window\n- Begin a story\n\n## And if you lie awake\n\nThen get up for a while. The stories are there at three in the morning, too; [every plan](/plans) includes them all.',
        '## Licht und Lärm\n\nDimm das Licht und leg das Telefon weg. **Eine Stunde genügt.** Perfekt muss dafür nichts sein.\n\n- Licht dimmen\n- Fenster öffnen\n- Eine Geschichte beginnen\n\n## Und wenn du wach liegst\n\nDann steh eine Weile auf. Die Geschichten sind auch um drei Uhr nachts da; [jedes Abo](/plans) enthält sie alle.',
        '## Luz y ruido\n\nBaja la luz y deja el teléfono. **Con una hora basta.** No hace falta que todo sea perfecto.\n\n- Bajar la luz\n- Abrir la ventana\n- Empezar una historia\n\n## Y si no te duermes\n\nLevántate un rato. Las historias también están ahí a las tres de la mañana; [cada plan](/plans) las incluye todas.',
        '## La lumière et le bruit\n\nBaissez la lumière et posez le téléphone. **Une heure suffit.** Rien n’a besoin d’être parfait.\n\n- Baisser la lumière\n- Ouvrir la fenêtre\n- Commencer une histoire\n\n## Et si le sommeil ne vient pas\n\nLevez-vous un moment. Les histoires sont là aussi à trois heures du matin\u202f; [chaque formule](/plans) les comprend toutes.',
        '## Luz e barulho\n\nDiminua a luz e deixe o celular de lado. **Uma hora é suficiente.** Nada precisa ser perfeito.\n\n- Diminuir a luz\n- Abrir a janela\n- Começar uma história\n\n## E se o sono não vier\n\nLevante-se um pouco. As histórias também estão lá às três da manhã; [cada plano](/plans) inclui todas.',
      ),
    }),
    entry('sleep-exercise', 'moduleExercise', {
      title: words(
        'Twelve breaths to listen to',
        'Zwölf Atemzüge zum Hören',
        'Doce respiraciones para escuchar',
        'Douze respirations à écouter',
        'Doze respirações para ouvir',
      ),
      lead: words(
        'A minute and a half of waves, in time with your breath. Free, and without an account.',
        'Anderthalb Minuten Wellen im Takt deines Atems. Kostenlos und ohne Konto.',
        'Un minuto y medio de olas al ritmo de tu respiración. Gratis y sin cuenta.',
        'Une minute et demie de vagues, au rythme de votre souffle. Gratuit et sans compte.',
        'Um minuto e meio de ondas no ritmo da sua respiração. Grátis e sem conta.',
      ),
      exercise: shared('four-and-four'),
    }),
    entry('sleep-picture', 'modulePicture', {
      scene: shared('lake'),
      alt: words(
        'A still lake with a boathouse, and a circle over the horizon',
        'Ein stiller See mit einem Bootshaus, darüber ein Kreis am Horizont',
        'Un lago tranquilo con una caseta, y un círculo sobre el horizonte',
        'Un lac calme avec un hangar à bateaux, et un cercle à l’horizon',
        'Um lago calmo com uma casa de barcos, e um círculo no horizonte',
      ),
      caption: words(
        'The lake, as the evening stories describe it',
        'Der See, wie ihn die Abendgeschichten beschreiben',
        'El lago que describen las historias de la noche',
        'Le lac que décrivent les histoires du soir',
        'O lago que as histórias da noite descrevem',
      ),
    }),
    entry('sleep-ways', 'moduleList', {
      title: words(
        'Three ways to rest',
        'Drei Wege zur Ruhe',
        'Tres caminos hacia la calma',
        'Trois chemins vers le calme',
        'Três caminhos para a calma',
      ),
      items: links('sleep-way-breathe', 'sleep-way-listen', 'sleep-way-release'),
    }),
    entry('sleep-way-breathe', 'listItem', {
      title: words('Breathe', 'Atmen', 'Respirar', 'Respirer', 'Respirar'),
      text: words(
        'Four seconds in, four seconds out.',
        'Vier Sekunden ein, vier Sekunden aus.',
        'Cuatro segundos al inhalar, cuatro al exhalar.',
        'Quatre secondes pour inspirer, quatre pour expirer.',
        'Quatro segundos inspirando, quatro expirando.',
      ),
    }),
    entry('sleep-way-listen', 'listItem', {
      title: words('Listen', 'Hören', 'Escuchar', 'Écouter', 'Ouvir'),
      text: words(
        'Stories that grow slower and softer.',
        'Geschichten, die langsamer und leiser werden.',
        'Historias cada vez más lentas y suaves.',
        'Des histoires de plus en plus lentes et douces.',
        'Histórias cada vez mais lentas e suaves.',
      ),
    }),
    entry('sleep-way-release', 'listItem', {
      title: words('Let go', 'Loslassen', 'Soltar', 'Relâcher', 'Relaxar'),
      text: words(
        'From the top of your head to your toes.',
        'Vom Scheitel bis zu den Zehen.',
        'De la cabeza a los pies.',
        'Du sommet de la tête jusqu’aux orteils.',
        'Da cabeça aos pés.',
      ),
    }),
    entry('sleep-questions', 'moduleQuestions', {
      title: words(
        'Common questions',
        'Häufig gefragt',
        'Preguntas frecuentes',
        'Questions fréquentes',
        'Perguntas frequentes',
      ),
      questions: links('question-asleep', 'question-price'),
    }),
    question(
      'question-asleep',
      [
        'Is it all right to fall asleep while listening?',
        'Darf ich dabei einschlafen?',
        '¿Puedo dormirme mientras escucho?',
        'Puis-je m’endormir en écoutant\u202f?',
        'Posso dormir enquanto ouço?',
      ],
      [
        'Yes. The story ends without waking you.',
        'Ja. Die Geschichte endet, ohne dich zu wecken.',
        'Sí. La historia termina sin despertarte.',
        'Oui. L’histoire se termine sans vous réveiller.',
        'Pode. A história termina sem acordar você.',
      ],
    ),
    question(
      'question-price',
      [
        'What does it cost?',
        'Was kostet das?',
        '¿Cuánto cuesta?',
        'Combien cela coûte-t-il\u202f?',
        'Quanto custa?',
      ],
      [
        'Nothing for {{freeTrialDays, word}} days, then {{recurringPrice}} a {{recurringPeriod}}. The first charge would be on {{freeTrialEndDate}}.',
        '{{freeTrialDays, Word}} Tage lang nichts, dann {{recurringPrice}} im {{recurringPeriod}}. Die erste Abbuchung käme am {{freeTrialEndDate}}.',
        'Nada durante {{freeTrialDays, word}} días, y luego {{recurringPrice}} al {{recurringPeriod}}. El primer cobro sería el {{freeTrialEndDate}}.',
        'Rien pendant {{freeTrialDays, word}} jours, puis {{recurringPrice}} par {{recurringPeriod}}. Le premier prélèvement aurait lieu le {{freeTrialEndDate}}.',
        'Nada por {{freeTrialDays, word}} dias, depois {{recurringPrice}} por {{recurringPeriod}}. A primeira cobrança seria em {{freeTrialEndDate}}.',
      ],
    ),
    entry('sleep-begin', 'moduleCallToAction', {
      title: words(
        'Begin tonight',
        'Fang heute Abend an',
        'Empieza esta noche',
        'Commencez ce soir',
        'Comece esta noite',
      ),
      lead: words(
        'Try everything for {{freeTrialDays, word}} nights.',
        'Probier {{freeTrialDays, word}} Nächte lang alles aus.',
        'Pruébalo todo durante {{freeTrialDays, word}} noches.',
        'Essayez tout pendant {{freeTrialDays, word}} nuits.',
        'Experimente tudo por {{freeTrialDays, word}} noites.',
      ),
      label: words(
        'See all plans',
        'Alle Abos ansehen',
        'Ver todos los planes',
        'Voir les formules',
        'Ver todos os planos',
      ),
      target: shared('/plans'),
    }),
  ];
}
