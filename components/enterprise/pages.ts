import { portalPage } from '../../src/domain/portal/portal-page';

export const pages = [
  portalPage('/chooseEnt', '选择企业', [], { name: 'chooseEnt', tag: 'enterprise-chooser' }),
];
