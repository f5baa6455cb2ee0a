/** Renders a colour in any notation on an opaque background: red, green, blue 0–255. */
function pixel(colour: string): [number, number, number] {
  const canvas = new OffscreenCanvas(1, 1);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('no canvas');
  context.fillStyle = colour;
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha] = context.getImageData(0, 0, 1, 1).data;
  if (alpha !== 255) throw new Error(`${colour} is not opaque`);
  return [red, green, blue];
}

function luminance(colour: string): number {
  const [red, green, blue] = pixel(colour).map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG contrast of two opaque colours, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}
