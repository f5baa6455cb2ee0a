import { area, portalPage, type PortalPage } from '../../src/domain/portal/portal-page';

/** Reached from another page. */
const BEHIND = { inMenu: false };
const ADMINISTRATION = '企业管理';

/** Pages of the specification whose area is not there yet. An area that brings its `pages.ts` takes its rows out here. */
export const PLANNED_PAGES: readonly PortalPage[] = [
  // 2.7
  ...area('/protocolHotelManage', [ADMINISTRATION, '酒店管理'], {
    protocolList: ['050701', '协议酒店'],
    agentBuyManage: ['050702', '代理采购'],
  }),
  ...area(
    '/protocolHotelManage',
    [ADMINISTRATION, '酒店管理'],
    {
      protocolManage: ['050703', '协议维护'],
    },
    BEHIND,
  ),
  portalPage('/StandsSetProdukts/produktsList', '产品标准', [ADMINISTRATION, '酒店管理'], {
    number: '050704',
  }),
  ...area('/commentManage', [ADMINISTRATION, '点评管理'], {
    commentListPage: ['050801', '点评列表'],
    commentConfig: ['050802', '点评设置'],
  }),
  portalPage('/hotelPageManage', '酒店页面设置', [ADMINISTRATION, '酒店管理'], { number: '050705' }),
];
