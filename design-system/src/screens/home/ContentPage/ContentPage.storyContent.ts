import type { Language } from '@stillpoint/translations';
import type { ContentModule } from './ContentPageState.ts';

/** The words of a sample page. Links stand between the two parts of a sentence. */
interface Words {
  title: string;
  lead: string;
  about: string;
  heading: string;
  sentence: readonly [before: string, link: string, after: string];
  strong: string;
  more: string;
  steps: readonly string[];
  exercise: readonly [title: string, lead: string];
  alt: string;
  caption: string;
  list: string;
  items: readonly (readonly [title: string, text: string])[];
  questions: string;
  question: string;
  answer: string;
  action: readonly [title: string, lead: string, label: string];
}

/** Sample content in the other languages, for stories only. */
export const contentPageStoryContent: Record<Exclude<Language, 'en'>, ContentModule[]> = {
  de: sampleModules({
    title: 'Besser schlafen',
    lead: 'Was am Abend hilft, und was du getrost lassen kannst.',
    about: 'Eine Stunde vor dem Schlaf',
    heading: 'Licht und Lärm',
    sentence: ['Dimm das Licht, leg das Telefon weg und such dir ', 'ein Abo', ' für die Geschichten.'],
    strong: 'Eine Stunde genügt.',
    more: 'Perfekt muss dafür nichts sein.',
    steps: ['Licht dimmen', 'Fenster öffnen', 'Geschichte beginnen'],
    exercise: [
      'Zwölf Atemzüge zum Hören',
      'Anderthalb Minuten Wellen im Takt deines Atems. Kostenlos und ohne Konto.',
    ],
    alt: 'Ein stiller See unter dem Mond',
    caption: 'Der See, wie ihn die Abendgeschichten beschreiben',
    list: 'Drei Wege zur Ruhe',
    items: [
      ['Atmen', 'Vier Sekunden ein, vier Sekunden aus.'],
      ['Hören', 'Geschichten, die langsamer und leiser werden.'],
      ['Liegen', 'Vom Scheitel bis zu den Zehen loslassen.'],
    ],
    questions: 'Häufig gefragt',
    question: 'Darf ich dabei einschlafen?',
    answer: 'Ja. Die Geschichte endet, ohne dich zu wecken.',
    action: ['Heute Nacht beginnen', 'Vierzehn Nächte sind frei.', 'Abo wählen'],
  }),
  es: sampleModules({
    title: 'Dormir mejor',
    lead: 'Lo que ayuda por la noche, y lo que puedes dejar.',
    about: 'Una hora antes de dormir',
    heading: 'Luz y ruido',
    sentence: ['Baja la luz, deja el teléfono y elige ', 'un plan', ' para las historias.'],
    strong: 'Con una hora basta.',
    more: 'No hace falta que todo sea perfecto.',
    steps: ['Bajar la luz', 'Abrir la ventana', 'Empezar la historia'],
    exercise: [
      'Doce respiraciones para escuchar',
      'Un minuto y medio de olas al ritmo de tu respiración. Gratis y sin cuenta.',
    ],
    alt: 'Un lago tranquilo bajo la luna',
    caption: 'El lago que describen las historias de la noche',
    list: 'Tres caminos hacia la calma',
    items: [
      ['Respirar', 'Cuatro segundos al inhalar, cuatro al exhalar.'],
      ['Escuchar', 'Historias cada vez más lentas y suaves.'],
      ['Soltar', 'De la cabeza a los pies.'],
    ],
    questions: 'Preguntas frecuentes',
    question: '¿Puedo dormirme mientras escucho?',
    answer: 'Sí. La historia termina sin despertarte.',
    action: ['Empieza esta noche', 'Catorce noches son gratis.', 'Elegir un plan'],
  }),
  fr: sampleModules({
    title: 'Mieux dormir',
    lead: 'Ce qui aide le soir, et ce dont on peut se passer.',
    about: 'Une heure avant de dormir',
    heading: 'La lumière et le bruit',
    sentence: [
      'Baissez la lumière, posez le téléphone et choisissez ',
      'une formule',
      ' pour les histoires.',
    ],
    strong: 'Une heure suffit.',
    more: 'Rien n’a besoin d’être parfait.',
    steps: ['Baisser la lumière', 'Ouvrir la fenêtre', 'Commencer l’histoire'],
    exercise: [
      'Douze respirations à écouter',
      'Une minute et demie de vagues, au rythme de votre souffle. Gratuit et sans compte.',
    ],
    alt: 'Un lac calme sous la lune',
    caption: 'Le lac que décrivent les histoires du soir',
    list: 'Trois chemins vers le calme',
    items: [
      ['Respirer', 'Quatre secondes pour inspirer, quatre pour expirer.'],
      ['Écouter', 'Des histoires de plus en plus lentes et douces.'],
      ['Relâcher', 'Du sommet de la tête jusqu’aux orteils.'],
    ],
    questions: 'Questions fréquentes',
    question: 'Puis-je m’endormir en écoutant\u202f?',
    answer: 'Oui. L’histoire se termine sans vous réveiller.',
    action: ['Commencez ce soir', 'Quatorze nuits sont offertes.', 'Choisir une formule'],
  }),
  pt: sampleModules({
    title: 'Dormir melhor',
    lead: 'O que ajuda à noite, e o que você pode deixar de lado.',
    about: 'Uma hora antes de dormir',
    heading: 'Luz e barulho',
    sentence: ['Diminua a luz, deixe o celular e escolha ', 'um plano', ' para as histórias.'],
    strong: 'Uma hora é suficiente.',
    more: 'Nada precisa ser perfeito.',
    steps: ['Diminuir a luz', 'Abrir a janela', 'Começar a história'],
    exercise: [
      'Doze respirações para ouvir',
      'Um minuto e meio de ondas no ritmo da sua respiração. Grátis e sem conta.',
    ],
    alt: 'Um lago tranquilo sob a lua',
    caption: 'O lago que as histórias da noite descrevem',
    list: 'Três caminhos para a calma',
    items: [
      ['Respirar', 'Quatro segundos inspirando, quatro expirando.'],
      ['Ouvir', 'Histórias cada vez mais lentas e suaves.'],
      ['Soltar', 'Da cabeça aos pés.'],
    ],
    questions: 'Perguntas frequentes',
    question: 'Posso dormir enquanto ouço?',
    answer: 'Pode. A história termina sem acordar você.',
    action: ['Comece esta noite', 'Catorze noites são grátis.', 'Escolher um plano'],
  }),
};

/** A page with each kind of module that is not the home page's. */
export function sampleModules(words: Words): ContentModule[] {
  const [before, link, after] = words.sentence;
  const [title, lead, label] = words.action;
  const [exercise, exerciseLead] = words.exercise;
  return [
    { kind: 'hero', headline: words.title, lead: words.lead, scene: 'shore' },
    {
      kind: 'text',
      title: words.about,
      blocks: [
        { kind: 'heading', level: 3, text: words.heading },
        {
          kind: 'paragraph',
          runs: [{ text: before }, { text: link, href: '/plans' }, { text: after }],
        },
        { kind: 'paragraph', runs: [{ text: words.strong, strong: true }, { text: ` ${words.more}` }] },
        { kind: 'list', ordered: true, items: words.steps.map((text) => [{ text }]) },
      ],
    },
    { kind: 'exercise', title: exercise, lead: exerciseLead, exercise: 'four-and-four' },
    { kind: 'picture', scene: 'lake', alt: words.alt, caption: words.caption },
    {
      kind: 'list',
      title: words.list,
      items: words.items.map(([name, text]) => ({ title: name, text })),
    },
    {
      kind: 'questions',
      title: words.questions,
      questions: [{ question: words.question, answer: words.answer }],
    },
    { kind: 'callToAction', title, lead, label, href: '/plans' },
  ];
}
