/** Sheets by document: a constructable sheet serves only the document it was made in. */
const byDocument = new WeakMap<Document, Map<string, CSSStyleSheet>>();

let written = (css: string): string => css;
/** Has every sheet that is made from now on written for an older browser. */
export const rewriteSheets = (rewrite: (css: string) => string): void => void (written = rewrite);

/** One constructable sheet a text and document, shared by every root that adopts it. */
export function sheet(document: Document, css: string): CSSStyleSheet {
  let sheets = byDocument.get(document);
  if (!sheets) byDocument.set(document, (sheets = new Map()));
  let made = sheets.get(css);
  if (!made) {
    const { CSSStyleSheet } = document.defaultView ?? globalThis;
    made = new CSSStyleSheet();
    made.replaceSync(written(css));
    sheets.set(css, made);
  }
  return made;
}
