/** Sheets by document, since a constructable sheet serves only the document that created it. */
const byDocument = new WeakMap<Document, Map<string, CSSStyleSheet>>();

let written = (css: string): string => css;
/** Rewrites every sheet created from now on for an older browser. */
export const rewriteSheets = (rewrite: (css: string) => string): void => void (written = rewrite);

/** Returns the constructable sheet of a text in a document, shared by all roots that adopt it. */
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
