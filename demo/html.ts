/** Text that is HTML already. */
export class Html {
  constructor(readonly text: string) {}
}
type Part = string | number | Html | readonly Html[];

/** Tags a template as HTML and escapes every part that is not `Html`. */
export function html(texts: TemplateStringsArray, ...parts: Part[]): Html {
  return new Html(texts.reduce((whole, text, i) => whole + rendered(parts[i - 1] ?? '') + text));
}

function rendered(part: Part): string {
  if (part instanceof Html) return part.text;
  if (typeof part === 'object') return part.map(({ text }) => text).join('');
  return String(part).replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
