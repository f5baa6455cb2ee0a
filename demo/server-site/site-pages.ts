import type { FastifyReply, FastifyRequest } from 'fastify';
import { html, type Html } from '../html';
import { page, type PageContext } from './layout';
import type { SignIn, SiteUser } from './sign-in';

export const COOKIE = 'server_site_session';

export interface Query {
  no?: string;
  hideFloatElement?: string;
}
export interface PageContent {
  title: string;
  body: Html;
  status?: number;
}

export type SitePages = ReturnType<typeof sitePages>;

/** Answers with pages for the portal's user, or without a user. */
export function sitePages(signIn: SignIn, portalOrigins: readonly string[]) {
  const userOf = (request: FastifyRequest): SiteUser | undefined => signIn.user(request.cookies[COOKIE]);

  /** Shows a page to the signed-in user; without one the page requests the user from the portal. */
  function show(
    request: FastifyRequest,
    reply: FastifyReply,
    render: (context: PageContext, user: SiteUser) => PageContent,
  ): FastifyReply {
    const user = userOf(request);
    const hideFloatElement = isHidden(request);
    const context = { user, isOpen: false, portalOrigins, hideFloatElement };
    return send(
      request,
      reply,
      context,
      user ? render(context, user) : { title: '正在确认身份', body: html`` },
    );
  }
  function send(
    request: FastifyRequest,
    reply: FastifyReply,
    context: PageContext,
    shown: PageContent,
  ): FastifyReply {
    const path = request.url.split('?', 1)[0] ?? '';
    return reply
      .code(shown.status ?? 200)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(page(context, path, shown.title, shown.body));
  }
  function showToAll(request: FastifyRequest, reply: FastifyReply, shown: PageContent): FastifyReply {
    const hideFloatElement = isHidden(request);
    const user = userOf(request);
    return send(request, reply, { user, isOpen: true, portalOrigins, hideFloatElement }, shown);
  }
  return { userOf, show, send, showToAll };
}

/** Returns whether the floating parts of the pages are hidden. */
export const isHidden = ({ query }: FastifyRequest): boolean => (query as Query).hideFloatElement === 'true';
