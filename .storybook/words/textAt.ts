/** The text under the pointer, and not beside it. */
export function textAt({ clientX, clientY, target }: MouseEvent): Node | undefined {
  const position = document.caretPositionFromPoint(clientX, clientY);
  const node = position?.offsetNode;
  if (node?.nodeType !== Node.TEXT_NODE || !(target instanceof Node) || !target.contains(node))
    return undefined;
  const range = document.createRange();
  range.selectNodeContents(node);
  const inside = [...range.getClientRects()].some(
    ({ left, right, top, bottom }) =>
      clientX >= left - 4 && clientX <= right + 4 && clientY >= top - 4 && clientY <= bottom + 4,
  );
  return inside ? node : undefined;
}
