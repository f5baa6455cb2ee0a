import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Marked, Renderer, type Tokens } from 'marked';
import { Html, html } from '../html';
import type { Chapter } from './layout';

/** Titles of the guides in reading order; a guide without a title comes last, under its file name. */
const TITLES: Readonly<Record<string, string>> = {
  embedding: '嵌入',
  frameworks: 'npm 与框架',
  connect: '对接网关',
  supplier: '对接机票供应商',
  tax: '对接开票服务',
  cashier: '对接收银台',
  forms: '表单字段',
  iframe: 'iframe 嵌入',
  cdn: 'CDN',
  pages: '旧式页面',
  partners: '合作方登录',
  'single-sign-on': '企业单点登录',
  'directory-sync': '目录同步',
  agency: '服务商门户',
  errors: '错误与处理',
  webhooks: '事件推送',
  deployment: '部署',
  settings: '网关设置',
  security: '网关安全',
  storage: '浏览器存储',
  languages: '语言与文案',
  architecture: '架构',
  glossary: '术语表',
};
/** The reference, which becomes a page per element. */
const REFERENCE = 'elements.md';

/** The guides of the package in a folder. */
export function documentsOf(folder: string): Chapter[] {
  const names = readdirSync(join(folder, 'docs'))
    .filter((file) => file.endsWith('.md') && file !== REFERENCE)
    .map((file) => file.slice(0, -'.md'.length));
  const order = Object.keys(TITLES);
  const place = (name: string) => (order.includes(name) ? order.indexOf(name) : order.length);
  return names
    .sort((a, b) => place(a) - place(b))
    .map((name) => ({ path: `/guides/${name}`, title: TITLES[name] ?? name }));
}

/** A guide as HTML. */
export const renderDocument = (folder: string, name: string): Html =>
  html`<article class="guide" lang="en">
    ${rendered(readFileSync(join(folder, 'docs', `${name}.md`), 'utf8'))}
  </article>`;

/** One line of Markdown: code, emphasis, links. */
export const renderLine = (text: string): Html => new Html(marked.parseInline(text, { async: false }));

const rendered = (markdown: string): Html => new Html(marked.parse(markdown, { async: false }));

/** Anchor of a heading, in GitHub's form. */
const slug = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\- ]/gu, '')
    .replaceAll(' ', '-');

/** Turns a link between guides into its page; project files that are not guides have none. */
function addressOf(href: string): string | undefined {
  if (/^https?:|^#/.test(href)) return href;
  const [, name = '', part = ''] = /^(?:docs\/)?([\w-]+)\.md(#.*)?$/.exec(href) ?? [];
  if (name === '') return undefined;
  return name === 'elements' ? '/' : `/guides/${name}${part}`;
}

const usual = new Renderer();
const marked = new Marked({
  renderer: {
    html: ({ text }: Tokens.HTML | Tokens.Tag) => html`${text}`.text,
    link({ href, tokens }: Tokens.Link) {
      const [text, address] = [this.parser.parseInline(tokens), addressOf(href)];
      return address === undefined ? text : html`<a href="${address}">${new Html(text)}</a>`.text;
    },
    heading({ tokens, depth, text }: Tokens.Heading) {
      return `<h${depth} id="${slug(text)}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
    },
    code: ({ text }: Tokens.Code) => codeBlock(text.replace(/\n$/, '')).text,
    table(token: Tokens.Table) {
      usual.parser = this.parser;
      return `<div class="wide" tabindex="0" role="group" aria-label="表格">${usual.table(token)}</div>`;
    },
  },
});

/** Code with a button that copies it. */
export const codeBlock = (code: string): Html =>
  html`<div class="code">
    <pre tabindex="0"><code>${code}</code></pre>
    <button type="button" class="copy">复制</button>
  </div>`;
