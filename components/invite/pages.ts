import { portalPage } from '../../src/domain/portal/portal-page';

export const pages = [
  portalPage('/linkInvite/linkInvite', '加入企业', [], { tag: 'invite', needsLogin: false }),
  portalPage('/linkInvite/inviteSuccess/{entName?}/{appTitle?}', '加入成功', ['加入企业'], {
    tag: 'invite',
    fixed: { page: 'inviteSuccess' },
    attributes: { 'ent-name': 'entName', 'app-title': 'appTitle' },
    needsLogin: false,
  }),
];
