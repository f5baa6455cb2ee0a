import type { FastifyInstance } from 'fastify';
import type { GatewayConfig } from '../config';

/** The page that shows an element to pages of other origins (docs/iframe.md), in any folder of the built elements. */
const PAGE = /\/frame\.html$/;

/**
 * Lets only pages of the configured origins frame that page, and publishes the same origins in `frame.json` beside its
 * folder for the page's own check.
 */
export function mountFramedElements(
  app: FastifyInstance,
  {
    parentOrigins,
    cashierUrl,
    static: mounts,
  }: Pick<GatewayConfig, 'parentOrigins' | 'cashierUrl' | 'static'>,
): void {
  const settings = { parentOrigins, trustedOrigins: [new URL(cashierUrl).origin] };
  const folders = mounts.filter(({ prefix }) => prefix === '/elements/' || prefix === '/cdn/');
  for (const { prefix } of folders) {
    // the elements' folder has one version, while the CDN folder has one for each
    app.get(prefix === '/cdn/' ? '/cdn/frame.json' : '/frame.json', (_request, reply) =>
      reply.header('cache-control', 'no-cache').send(settings),
    );
  }
  const policy = [
    "default-src 'self'",
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    ['frame-ancestors', "'self'", ...parentOrigins].join(' '),
    "require-trusted-types-for 'script'",
    'trusted-types lit-html',
  ].join('; ');
  app.addHook('onSend', (request, reply, _payload, done) => {
    const [path = ''] = request.url.split('?');
    if (PAGE.test(path) && folders.some(({ prefix }) => path.startsWith(prefix))) {
      // the older header can name only one origin, so the policy alone applies
      reply.header('content-security-policy', policy).removeHeader('x-frame-options');
    }
    done();
  });
}
