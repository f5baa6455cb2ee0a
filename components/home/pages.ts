import { portalPage } from '../../src/domain/portal/portal-page';

export const pages = [portalPage('/Home/index', '首页', [], { number: '00', tag: 'home' })];
