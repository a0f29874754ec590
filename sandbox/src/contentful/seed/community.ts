import type { ContentEntry } from '../model.ts';
import { entry, links, question, shared, words } from './fields.ts';

/** What editors put around the moments at `/community`. */
export function communityEntries(): ContentEntry[] {
  return [
    entry('page-community', 'page', {
      slug: shared('community'),
      title: words('Community', 'Community', 'Comunidad', 'Communauté', 'Comunidade'),
      modules: links('community-questions'),
    }),
    entry('community-questions', 'moduleQuestions', {
      title: words(
        'About these moments',
        'Über diese Momente',
        'Sobre estos momentos',
        'À propos de ces moments',
        'Sobre estes momentos',
      ),
      questions: links('community-who', 'community-back', 'community-hurts'),
    }),
    question(
      'community-who',
      [
        'Who sees what I share?',
        'Wer sieht, was ich teile?',
        '¿Quién ve lo que comparto?',
        'Qui voit ce que je partage\u202f?',
        'Quem vê o que eu compartilho?',
      ],
      [
        'You choose it for each moment: people with its link, your buddies, or everyone.',
        'Das wählst du bei jedem Moment: alle, die den Link haben, deine Buddys, oder alle.',
        'Lo eliges en cada momento: quien tenga el enlace, tus buddies o todo el mundo.',
        'Vous le choisissez pour chaque moment\u202f: les personnes qui ont le lien, vos buddies ou tout le monde.',
        'Você escolhe em cada momento: quem tem o link, seus buddies ou todo mundo.',
      ],
    ),
    question(
      'community-back',
      [
        'Can I take a moment back?',
        'Kann ich einen Moment zurücknehmen?',
        '¿Puedo dejar de compartir un momento?',
        'Puis-je ne plus partager un moment\u202f?',
        'Posso parar de compartilhar um momento?',
      ],
      [
        'At any time. All that you have shared is in your account, under “Your moments”.',
        'Jederzeit. Alles, was du geteilt hast, findest du in deinem Konto unter „Deine Momente“.',
        'Cuando quieras. Todo lo que has compartido está en tu cuenta, en «Tus momentos».',
        'À tout moment. Tout ce que vous avez partagé est dans votre compte, sous «\u00a0Vos moments\u00a0».',
        'Quando quiser. Tudo o que você compartilhou está na sua conta, em “Seus momentos”.',
      ],
    ),
    question(
      'community-hurts',
      [
        'What if a line hurts me?',
        'Und wenn mich eine Zeile verletzt?',
        '¿Y si una línea me hiere?',
        'Et si des mots me blessent\u202f?',
        'E se uma linha me magoar?',
      ],
      [
        'Report it. We look at it, and remove what does harm.',
        'Melde sie. Wir sehen sie uns an und entfernen, was schadet.',
        'Denúnciala. La revisamos y retiramos lo que hace daño.',
        'Signalez-les. Nous les examinons et retirons ce qui fait du mal.',
        'Denuncie. Nós analisamos e removemos o que faz mal.',
      ],
    ),
  ];
}
