import { portalPage } from '../../src/domain/portal/portal-page';

export const pages = [
  portalPage('/authorize/{type}', '第三方登录', [], {
    tag: 'authorize',
    attributes: { type: 'type', 'return-url': 'back' },
    needsLogin: false,
  }),
];
