import Color from 'colorjs.io';

/** The contrast of two colours by WCAG 2.2: 1 for the same, 21 for black on white. Undefined where one cannot be judged. */
export function contrastOf(front: string, back: string): number | undefined {
  const [one, other] = [opaque(front), opaque(back)];
  return one && other && one.contrastWCAG21(other);
}

/** A colour as CSS writes it. Undefined for what is none, and for what shows a part of what lies behind it. */
function opaque(written: string): Color | undefined {
  try {
    const color = new Color(written);
    return color.alpha < 1 ? undefined : color;
  } catch {
    return undefined;
  }
}
