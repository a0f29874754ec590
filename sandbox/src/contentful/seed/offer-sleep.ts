import type { ContentEntry } from '../model.ts';
import { entry, links, question, shared, words } from './fields.ts';

/** The landing page of a promotion, at `/offer/sleep`. The vouchers say what it gives; editors never write a price. */
export function offerSleepEntries(): ContentEntry[] {
  return [
    entry('page-offer-sleep', 'page', {
      slug: shared('offer/sleep'),
      title: words(
        'A year of good nights',
        'Ein Jahr guter Nächte',
        'Un año de buenas noches',
        'Une année de bonnes nuits',
        'Um ano de boas noites',
      ),
      description: words(
        'For the first twelve months you pay less. What it costs afterwards, and from which day, stands beside it.',
        'In den ersten zwölf Monaten zahlst du weniger. Was es danach kostet und ab welchem Tag, steht daneben.',
        'Los primeros doce meses pagas menos. Lo que cuesta después, y desde qué día, está al lado.',
        'Les douze premiers mois, vous payez moins. Le prix d’après, et sa date, figurent à côté.',
        'Nos primeiros doze meses você paga menos. Quanto custa depois, e a partir de que dia, está ao lado.',
      ),
      theme: shared('night'),
      modules: links('offer-sleep-opening', 'offer-sleep-plans', 'offer-sleep-questions'),
    }),
    entry('offer-sleep-opening', 'moduleHero', {
      headline: words(
        'A year of good nights',
        'Ein Jahr guter Nächte',
        'Un año de buenas noches',
        'Une année de bonnes nuits',
        'Um ano de boas noites',
      ),
      lead: words(
        'Every story and every meditation, for less in the first twelve months.',
        'Alle Geschichten und alle Meditationen, in den ersten zwölf Monaten für weniger.',
        'Todas las historias y meditaciones, por menos durante los primeros doce meses.',
        'Toutes les histoires et toutes les méditations, à prix réduit les douze premiers mois.',
        'Todas as histórias e meditações, por menos nos primeiros doze meses.',
      ),
      scene: shared('hour-sleep'),
    }),
    entry('offer-sleep-plans', 'modulePlans', {
      title: words(
        'Choose your plan',
        'Wähle dein Abo',
        'Elige tu plan',
        'Choisissez votre formule',
        'Escolha seu plano',
      ),
      lead: words(
        'Beside each price stands what you pay afterwards, and from which day.',
        'Neben jedem Preis steht, was du danach zahlst und ab welchem Tag.',
        'Junto a cada precio está lo que pagas después y desde qué día.',
        'À côté de chaque prix figure ce que vous payez ensuite, et à partir de quand.',
        'Ao lado de cada preço está o que você paga depois e a partir de que dia.',
      ),
    }),
    entry('offer-sleep-questions', 'moduleQuestions', {
      title: words(
        'Before you choose',
        'Bevor du wählst',
        'Antes de elegir',
        'Avant de choisir',
        'Antes de escolher',
      ),
      questions: links('question-offer-after', 'question-offer-code'),
    }),
    question(
      'question-offer-after',
      [
        'Can I leave before the price changes?',
        'Kann ich aufhören, bevor sich der Preis ändert?',
        '¿Puedo dejarlo antes de que cambie el precio?',
        'Puis-je arrêter avant que le prix change\u202f?',
        'Posso sair antes de o preço mudar?',
      ],
      [
        'Yes. Cancel at any time on the page of your subscription; what is paid for stays yours until its last day.',
        'Ja. Du kündigst jederzeit auf der Seite deines Abos; was bezahlt ist, bleibt dir bis zum letzten Tag.',
        'Sí. Cancela cuando quieras en la página de tu suscripción; lo pagado es tuyo hasta el último día.',
        'Oui. Résiliez quand vous voulez sur la page de votre abonnement\u202f; ce qui est payé reste à vous jusqu’au dernier jour.',
        'Pode. Cancele quando quiser na página da sua assinatura; o que foi pago é seu até o último dia.',
      ],
    ),
    question(
      'question-offer-code',
      [
        'Do I need a code?',
        'Brauche ich einen Code?',
        '¿Necesito un código?',
        'Faut-il un code\u202f?',
        'Preciso de um código?',
      ],
      [
        'No. It is entered for you, and the checkout shows it again before you pay.',
        'Nein. Er ist schon eingetragen, und die Kasse zeigt ihn noch einmal, bevor du zahlst.',
        'No. Ya viene puesto, y lo ves otra vez en el pago antes de confirmar.',
        'Non. Il est déjà saisi, et le paiement l’affiche encore avant de valider.',
        'Não. Ele já vem preenchido, e o pagamento mostra de novo antes de confirmar.',
      ],
    ),
  ];
}
