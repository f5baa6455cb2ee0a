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

export const STYLE_PATH = '/pages.css';
export const ICON_PATH = '/pages.ico';

interface PageFiles {
  /** Address of a module of the same origin. */
  script?: string;
  /** Address of a further style sheet. */
  style?: string;
}

/** A small page of the gateway. Its style and optional script are files, so that a strict CSP holds. */
export function page(title: string, body: Html, { script, style }: PageFiles = {}): string {
  return html`<!doctype html>
    <html lang="zh-CN">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <link rel="icon" href="${ICON_PATH}" />
        <link rel="stylesheet" href="${STYLE_PATH}" />
        ${style === undefined ? '' : html`<link rel="stylesheet" href="${style}" />`}
        ${script === undefined ? '' : html`<script type="module" src="${script}"></script>`}
      </head>
      <body>
        <main>${body}</main>
      </body>
    </html>`.text;
}

export const STYLE = `
  :root { color-scheme: light dark; font: 16px/1.6 system-ui, "PingFang SC", "Microsoft YaHei", sans-serif; }
  body { margin: 0; background: Canvas; color: CanvasText; }
  main { max-width: 40rem; margin: 3rem auto; padding: 0 1.25rem; }
  h1 { font-size: 1.5rem; }
  dl { display: grid; grid-template-columns: max-content 1fr; gap: .5rem 1.5rem; }
  dt { opacity: .75; }
  dd { margin: 0; }
  .amount { font-size: 1.75rem; font-weight: 600; }
  .actions { display: flex; gap: .75rem; margin-top: 2rem; }
  form:not(.actions) { display: grid; gap: .375rem; max-width: 24rem; }
  label { margin-top: .5rem; }
  input { font: inherit; padding: .5rem .75rem; border-radius: .375rem; border: 1px solid #808890; }
  .problem { box-sizing: border-box; max-width: 24rem; padding: .5rem .75rem; border-left: 4px solid #d0342c; background: color-mix(in srgb, #d0342c 12%, transparent); }
  button { font: inherit; padding: .5rem 1.5rem; border-radius: .375rem; border: 1px solid #1f5fd0; background: none; color: inherit; cursor: pointer; }
  button.primary { background: #1f5fd0; color: #fff; }
  button:focus-visible, a:focus-visible, input:focus-visible { outline: 3px solid #f5a623; outline-offset: 2px; }
  table { border-collapse: collapse; width: 100%; }
  th, button { white-space: nowrap; }
  th, td { text-align: left; padding: .375rem .75rem; border-bottom: 1px solid color-mix(in srgb, currentColor 20%, transparent); }
`;
