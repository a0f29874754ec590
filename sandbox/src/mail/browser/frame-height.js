/** Gives the frame of a mail the height of its content, so that the whole mail is seen at once. */
const { document } = globalThis;
const frame = document.querySelector('iframe');
if (frame !== null) {
  const fit = () => {
    frame.style.height = 'auto';
    const height = frame.contentDocument?.documentElement.scrollHeight ?? 0;
    if (height > 0) frame.style.height = `${height + 2}px`;
  };
  frame.addEventListener('load', fit);
  globalThis.addEventListener('resize', fit);
  fit();
}
