/**
 * Wraps a canvas for ECharts with its drawing functions only. ECharts would empty a real element by `innerHTML`, which
 * trusted types forbid, and add listeners to it.
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
  // like mini programs, which pass canvases without a document
  return surface as unknown as HTMLElement;
}
