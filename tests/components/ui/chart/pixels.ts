type Colour = readonly [red: number, green: number, blue: number];

/** Number of pixels of a canvas with this colour, to within 2 for each channel. */
export function pixelsOf(canvas: HTMLCanvasElement, [red, green, blue]: Colour): number {
  const data = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
  let count = 0;
  for (let at = 0; at < data.length; at += 4) {
    const near = (of: number, value: number) => Math.abs((data[at + of] ?? 0) - value) <= 2;
    if (data[at + 3] === 255 && near(0, red) && near(1, green) && near(2, blue)) count += 1;
  }
  return count;
}

/** First hue in the light and the dark theme. */
export const LIGHT: Colour = [0x43, 0x60, 0xcb];
export const DARK: Colour = [0x88, 0xe1, 0xff];
