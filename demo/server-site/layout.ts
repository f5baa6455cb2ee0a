import { html, Html } from '../html';
import type { SiteUser } from './sign-in';

/** Context of every rendered page. */
export interface PageContext {
  user: SiteUser | undefined;
  /** The page needs no user. */
  isOpen: boolean;
  /** The portal shows its own floating parts, so this site hides its own on this page and the linked ones. */
  hideFloatElement: boolean;
  portalOrigins: readonly string[];
}

const NAVIGATION = [
  { path: '/contract/list', name: '合同管理' },
  { path: '/help/index', name: '帮助中心' },
];

/** Adds the portal's parameters to an address of this site. */
export function link({ hideFloatElement }: PageContext, path: string): string {
  return hideFloatElement ? `${path}${path.includes('?') ? '&' : '?'}hideFloatElement=true` : path;
}

export function page(context: PageContext, path: string, title: string, body: Html): string {
  const { user, isOpen, portalOrigins, hideFloatElement } = context;
  return html`<!doctype html>
    <html lang="zh-CN">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <link rel="icon" href="/favicon.ico" />
        <link rel="stylesheet" href="/public/site.css" />
        <script type="module" src="/public/site.js"></script>
      </head>
      <body data-portal-origins="${portalOrigins.join(' ')}">
        <header>
          <nav aria-label="站点">
            ${NAVIGATION.map((item) => {
              const current = path.startsWith(item.path.replace(/\w+$/, ''))
                ? new Html(' aria-current="true"')
                : '';
              return html`<a href="${link(context, item.path)}" ${current}>${item.name}</a>`;
            })}
          </nav>
          <span class="user">
            ${user ? html`当前用户：<b>${user.name}</b>（${user.enterprise}）` : isOpen ? '' : '正在确认您的身份…'}
          </span>
        </header>
        <p class="message" role="alert" hidden></p>
        <main>
          ${user || isOpen ? body : html`<p class="waiting" role="status">正在通过企业商旅门户确认您的身份，请稍候。</p>`}
        </main>
        ${hideFloatElement ? '' : html`<a class="float" href="/help/index">在线客服</a>`}
      </body>
    </html>`.text;
}
