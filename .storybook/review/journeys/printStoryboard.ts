/** A screen of a storyboard, and what is written below it. */
export interface PrintedScene {
  caption: string;
  /** The drawn page, as HTML. */
  page: Promise<string>;
}

const style = `
  @page { size: A4 landscape; margin: 12mm; }
  body { margin: 0; font: 12px/16px system-ui, sans-serif; color: #2e3338; }
  h1 { margin: 0 0 12px; font-size: 20px; }
  main { display: grid; grid-template-columns: repeat(4, 216px); gap: 16px 24px; }
  figure { margin: 0; break-inside: avoid; }
  div { overflow: hidden; width: 216px; height: 444px; border: 1px solid #dde5ec; border-radius: 8px; }
  iframe { border: 0; width: 360px; height: 740px; transform: scale(0.6); transform-origin: 0 0; }
  figcaption { margin-top: 6px; }
`;

/** Opens the scenes in a window of their own and prints it. It closes with the print. */
export async function printStoryboard(title: string, scenes: readonly PrintedScene[]) {
  // Opened by the press, before anything is waited for: browsers block a window that comes later.
  const sheet = window.open('', '_blank');
  if (sheet === null) return;
  const { document: page } = sheet;
  page.title = title;
  const styles = page.createElement('style');
  styles.textContent = style;
  page.head.append(styles);
  const heading = page.createElement('h1');
  heading.textContent = title;
  const main = page.createElement('main');
  page.body.append(heading, main);
  await Promise.all(scenes.map((scene, number) => addScene(main, scene, number + 1)));
  main.dataset.complete = 'true';
  sheet.print();
}

async function addScene(main: HTMLElement, { caption, page }: PrintedScene, number: number) {
  const document = main.ownerDocument;
  const figure = document.createElement('figure');
  const frame = document.createElement('iframe');
  const box = document.createElement('div');
  const words = document.createElement('figcaption');
  words.textContent = `${number}. ${caption}`;
  box.append(frame);
  figure.append(box, words);
  main.append(figure);
  frame.srcdoc = await page;
  await new Promise((resolve) => {
    frame.addEventListener('load', resolve, { once: true });
  });
  await frame.contentDocument?.fonts.ready;
}
