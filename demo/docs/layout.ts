import { html, type Html } from '../html';
import { exampleOf } from './examples';

/** A page for readers beside those of the elements. */
export interface Chapter {
  path: string;
  title: string;
}
export const TOOLS: readonly Chapter[] = [
  { path: '/', title: '概览' },
  { path: '/playground', title: '演练场' },
  { path: '/theme', title: '主题' },
  { path: '/parts', title: '界面部件' },
  { path: '/calls', title: '接口' },
];

export interface PageParts {
  path: string;
  title: string;
  /** The page's own script and style tags. */
  head?: Html;
  body: Html;
}

/** A whole page with the navigation beside it. */
export function renderPage(
  { path, title, head, body }: PageParts,
  tagNames: Iterable<string>,
  documents: readonly Chapter[],
): string {
  const link = (to: string, text: string | Html) =>
    html`<li><a href="${to}" ${to === path ? html` aria-current="page"` : ''}>${text}</a></li> `;
  const navigation = html` <nav aria-label="文档">
    <ul>
      ${TOOLS.map((each) => link(each.path, each.title))}
    </ul>
    <h2>指南</h2>
    <ul>
      ${documents.map((each) => link(each.path, each.title))}
    </ul>
    <h2>元素</h2>
    <ul>
      ${[...tagNames].map((tagName) =>
        link(`/elements/${tagName}`, html`${exampleOf(tagName).title} <code>${tagName}</code>`),
      )}
    </ul>
  </nav>`;
  return html`<!doctype html>
    <html lang="zh-CN">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} - 企业商旅元素文档</title>
        <link rel="icon" href="/favicon.ico" />
        <link rel="stylesheet" href="/docs.css" />
        <script type="module" src="/docs.js"></script>
        ${head ?? ''}
      </head>
      <body>
        <header class="top">
          <a class="brand" href="/">企业商旅元素</a>
          <button type="button" class="menu" aria-expanded="false" aria-controls="navigation">目录</button>
        </header>
        <div class="columns">
          <div id="navigation">${navigation}</div>
          <main>${body}</main>
        </div>
      </body>
    </html>`.text;
}
