/**
 * A canvas as ECharts gets it: what can be drawn on, and nothing else. An element it would first empty by `innerHTML`, which
 * pages with trusted types forbid, and listen to it.
 */
export function surfaceOf(canvas: HTMLCanvasElement): HTMLElement {
  const surface = {
    get width() {
      return canvas.width;
    },
    set width(pixels) {
      canvas.width = pixels;
    },
    get height() {
      return canvas.height;
    },
    set height(pixels) {
      canvas.height = pixels;
    },
    getContext: (kind: '2d') => canvas.getContext(kind),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  };
  // as mini programs, which have canvases without a document, hand theirs over
  return surface as unknown as HTMLElement;
}
