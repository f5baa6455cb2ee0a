import { expect } from '@open-wc/testing';
import {
  documentOf,
  hashOf,
  matchRoute,
  parseHash,
  runtimePages,
  type RuntimePages,
} from '../../../components/portal/routing/route';
import { titleOf } from '../../../components/portal/chrome/breadcrumb';
import english from '../../../components/portal/texts.en';
import { portalTexts } from '../../../components/portal/texts';
import type { MenuNode } from '../../../src/domain/portal/menu';
import { detailMove } from '../../../components/portal/routing/detail-address';
import * as paths from '../../../components/portal/routing/paths';
import type { UserPermissions } from '../../../components/portal/routing/user-permissions';
import { PAGES } from '../../../components/portal/routing/pages';
import { pageFor } from '../../../components/portal/routing/target-page';
import { elements } from '../../../components/index';

/** Specification 2.1 to 2.8, word for word. */
const SPECIFIED = `
/ /authorize/{type} /chooseEnt /logout/loginTimeout /404 /error
/appDown/index /linkInvite/linkInvite
/travelReport/pandect
/travelReport/ticket/{ticketReport,hotAnalysis,bookingAnalysis,monthAnalysis,reportAnalysis,saveLosses}
/travelReport/train/{trainReport,trainBookingAnalysis,trainHotAnalysis,trainMonthAnalysis,trainReportAnalysis}
/travelReport/car/{carReport,carBookingAnalysis,carHotAnalysis,carMonthAnalysis,carReportAnalysis}
/travelReport/hotel/{hotelReport,hotePredeterminedAnalysis,hotelHotAnalysis,hotelProtocolAnalysis,hotelDepartmentalAnalysis,hengshiBI}
/costCenter/dataManage /costCenter/importCostCenter
/settlePayment
/invoice/{invoiceApply,invoiceList,invoiceTemplateConfig}
/standard/{standardList,overstandReason,standardPriority,cityMaintain,cityMainSet,travelStandardsSet,mealStandardsSet,mealSubsidy,deliveryAddressManage,mealSpecificationSet,receiveStuffSet}
/permission/{roleManageNew,permissionManage,permissionManageNew,adminIndex}
/employeeManage/staffDetail/{id}
/employeeManage/staffEdit/{id?}
/setOperator/setOperator
/changeMainManage/addchangeMainManager
/accountSafe/{safeList,emailVerification,setSecurePassword,changePassword,changePhone,serviceCenter,getPhoneCode,setNewPhone,changePhoneSuccess,resetSecurityPassword,changeSecurityPassword,eMailValitor,mailChangePhone,backSafeList,setNewEmail}
/personalInfo/personalInfo
/myInfo/setNewPhone
/download/downloadList
/managementCenter/{managementIndex,configGuide,offlineRecharge}
/airManage/{protocolWhitelistManage,protocolWhitelistSubmit}
/orderManage/{airOrderList,manageairOrderList,refundApply,changeApply,tempIndex,applySuccess}
/Home/index
/companyManageSet/{companyManageSet,walletAccount,thirdwebIframe}
/addressBook/manage/{list,positionList,gradeMaintain,positionModule,definedTemplate,addPosition,enterpriseInvite}
/linkInvite/inviteSuccess/{entName?}/{appTitle?}
/protocolHotelManage/{protocolList,protocolManage,agentBuyManage}
/StandsSetProdukts/produktsList
/financeManage/myConsumerBillReports
/commentManage/{commentListPage,commentConfig}
/hotelPageManage
approve.html#/busTripApproveDetail/{applyId} approve.html#/overStandApproveDetail/{applyId} approve.html#/preTripApproveDetail/{applyId}
dist/html/apply.html#/ dist/html/submitPreTripApply.html#/`
  .trim()
  .split(/\s+/)
  .flatMap((text) => {
    const [, base = '', names] = /^(.*?)\{([^{}]*,[^{}]*)\}$/.exec(text) ?? [];
    return names === undefined ? [text] : names.split(',').map((name) => base + name);
  });

const match = (hash: string, brought: RuntimePages = new Map(), document?: string) =>
  matchRoute(parseHash(hash), document, brought);

const t = portalTexts.chinese;

describe('the route table', () => {
  const rows = PAGES.map(({ path, document }) => (document === undefined ? path : `${document}#${path}`));

  it('has every path of the specification', () => {
    expect(SPECIFIED.length).to.be.greaterThan(95);
    for (const path of SPECIFIED) expect(rows, path).to.include(path);
  });

  it('has none of its own but the booking page, the list of approvals, their flows, second factors, imported records, standards of hotels and of trains, own comments, the reconciliation and the first page of the approve URL', () => {
    expect(rows.filter((path) => !SPECIFIED.includes(path))).to.have.members([
      '/flightBooking/index',
      '/travelReport/importRecords',
      '/approval/index',
      '/approvalFlow/settings',
      '/accountSafe/setTotp',
      '/accountSafe/removeTotp',
      '/accountSafe/recoveryCodes',
      '/protocolHotelManage/hotelStandardsSet',
      '/standard/groundStandard',
      '/commentManage/myComments',
      '/reconciliation',
      'approve.html#/',
    ]);
  });

  it('names each page and its element', () => {
    expect(new Set(rows).size).to.equal(rows.length);
    for (const { path, title, tag, name } of PAGES) {
      expect(title, path).to.match(/\p{Script=Han}/u);
      expect(name, path).to.match(/^[\w/]+$/);
      if (tag !== undefined) expect(Object.keys(elements), path).to.include(tag);
    }
  });

  it('names a page after its menu, else by its own title', () => {
    const menu = (ModuleName: string, ModuleURL: string): MenuNode => ({
      keyID: ModuleName,
      ModuleID: ModuleName,
      ModuleName,
      ParentID: '',
      ModuleURL,
      IconURL: '',
      level: 1,
      children: [],
    });
    const route = match('#/orderManage/airOrderList');
    expect(titleOf(route, [menu('差旅', ''), menu('我的机票', '/orderManage/airOrderList')], t)).to.equal(
      '我的机票',
    );
    expect(titleOf(route, [menu('差旅', ''), menu('订单', '/orderManage/index')], t)).to.equal('机票订单');
    expect(titleOf(route, [], t)).to.equal('机票订单');
  });

  it('has an English name for every page, and for the menus above it', () => {
    const nameless = PAGES.flatMap(({ title, trail }) => [title, ...trail])
      .map(english.name)
      .filter((name) => /\p{Script=Han}/u.test(name));
    expect(nameless).to.deep.equal([]);
  });

  it('has the pages that the shell leads to', () => {
    for (const path of Object.values(paths)) expect(match(`#${path}`).page, path).to.exist;
  });

  it('names the entry shown by a parameter that the element takes', () => {
    for (const { path, detail, attributes } of PAGES) {
      if (!detail) continue;
      const taken = Object.values(attributes);
      for (const name of [detail.parameter, ...(detail.modes ?? [])]) expect(taken, path).to.include(name);
      if (detail.list !== undefined)
        expect(match(`#${detail.list}`).page?.detail?.kind).to.equal(detail.kind);
    }
  });

  it('says of its parameters alone that they mean the same in every enterprise, and of none that names an entry', () => {
    for (const { path, attributes, acrossEnterprises, detail } of PAGES) {
      expect(Object.values(attributes), path).to.include.members([...acrossEnterprises]);
      if (detail) expect(acrossEnterprises, path).not.to.include(detail.parameter);
      expect(
        acrossEnterprises.filter((name) => /no$|id$|of$|^keyword$/i.test(name)),
        path,
      ).to.deep.equal([]);
    }
  });

  it('needs a login everywhere but where the specification says', () => {
    const open = PAGES.filter(({ needsLogin }) => !needsLogin).map(({ path }) => path);
    expect(open).to.have.members([
      '/',
      '/authorize/{type}',
      '/logout/loginTimeout',
      '/404',
      '/error',
      '/appDown/index',
      '/linkInvite/linkInvite',
      '/linkInvite/inviteSuccess/{entName?}/{appTitle?}',
    ]);
  });
});

describe('a route', () => {
  it('takes parameters from the path, and the query beside them', () => {
    const { name, parameters } = match('#/employeeManage/staffDetail/S%2F1?tab=2');
    expect(name).to.equal('employeeManage/staffDetail');
    expect(parameters).to.deep.equal({ id: 'S/1', tab: '2' });
  });

  it('may lack a parameter that may be lacking, and no other', () => {
    expect(match('#/employeeManage/staffEdit').name).to.equal('employeeManage/staffEdit');
    expect(match('#/employeeManage/staffDetail').name).to.equal('error');
    expect(match('#/linkInvite/inviteSuccess/远航').parameters).to.deep.equal({ entName: '远航' });
    expect(match('#/employeeManage/staffDetail/1/2').name).to.equal('error');
  });

  it('without a page is the error route, which keeps the requested address', () => {
    const { name, path, redirectedFrom } = match('#/contract//list?id=1');
    expect({ name, path, redirectedFrom }).to.deep.equal({
      name: 'error',
      path: '/contract//list',
      redirectedFrom: '/contract//list?id=1',
    });
  });

  it('of the permission tree is added at run time', () => {
    expect([...runtimePages(['/employeeManage/staffDetail']).keys()]).to.deep.equal([]);
    const brought = runtimePages(['/contract/list?from=menu', 'inner-https://help.example/a', '/Home/index']);
    expect([...brought.keys()]).to.deep.equal(['/contract/list', '/inner-https://help.example/a']);
    expect(match('#/contract/list', brought)).to.include({
      name: 'javaRouter',
      address: '/contract/list?from=menu',
    });
    expect(match('#/inner-https://help.example/a', brought)).to.include({
      name: 'outerwebRouter',
      address: 'inner-https://help.example/a',
    });
  });

  it('of a document of its own stands only there', () => {
    expect(match('#/busTripApproveDetail/A1').name).to.equal('error');
    expect(match('#/busTripApproveDetail/A1', undefined, 'approve.html').parameters).to.deep.equal({
      applyId: 'A1',
    });
    expect(match('#/', undefined, 'dist/html/apply.html').name).to.equal('apply');
    expect(match('#/', undefined, 'approve.html').name).to.equal('approve');
    expect(documentOf('/portal/dist/html/apply.html')).to.equal('dist/html/apply.html');
    expect(documentOf('/apply.html')).to.equal(undefined);
  });

  it('is written as it is read', () => {
    for (const hash of ['#/', '#/Home/index', '#/orderManage/airOrderList?orderNo=1&a=%E4%B8%AD']) {
      expect(hashOf(parseHash(hash))).to.equal(hash);
    }
    expect(hashOf(parseHash('#Home/index/'))).to.equal('#/Home/index');
  });
});

describe('an address follows the state of a list', () => {
  const route = (hash: string, document?: string) => match(hash, new Map(), document);
  const order = '/orderManage/airOrderList';
  const opened = (hash: string, id: string | null, mode?: string) =>
    detailMove(route(hash), { kind: 'order', id, mode });

  it('names the entry opened, once, and only where that list stands', () => {
    expect(opened(`#${order}?statuses=[]`, '1')).to.deep.equal({
      to: { path: order, query: { statuses: '[]', orderNo: '1' } },
      replace: false,
    });
    expect(opened(`#${order}?orderNo=1`, '1')).to.equal(undefined);
    expect(opened('#/Home/index', '1'), 'shown in place').to.equal(undefined);
    expect(opened('#/approval/index?applyId=A1', '1'), 'the order of an application, in place').to.equal(
      undefined,
    );
    const approval = { kind: 'approval', id: 'A1' };
    expect(detailMove(route('#/approval/index'), approval)?.to.query).to.deep.equal({ applyId: 'A1' });
    // The page of a record may differ from that of its list.
    const [list, set] = ['/standard/standardList', '/standard/travelStandardsSet'];
    const row = (hash: string, id: string | null) => detailMove(route(hash), { kind: 'row', id })?.to;
    expect(row(`#${list}?keyword=a`, 'S1')).to.deep.equal({ path: set, query: { row: 'S1' } });
    expect(row(`#${set}?row=S1`, null)).to.deep.equal({ path: list, query: {} });
    expect(row(`#${set}`, 'S1')).to.deep.equal({ path: set, query: { row: 'S1' } });
  });

  it('names the other entry opened, without the action of the former', () => {
    expect(opened(`#${order}?orderNo=1&paying=1`, '2')?.to.query).to.deep.equal({ orderNo: '2' });
    expect(opened(`#${order}`, '2', 'paying')).to.deep.equal({
      to: { path: order, query: { orderNo: '2', paying: '1' } },
      replace: false,
    });
  });

  it('forgets it, and that it was being paid, when the list is back', () => {
    expect(opened(`#${order}?orderNo=1&paying=1&statuses=[]`, null)).to.deep.equal({
      to: { path: order, query: { statuses: '[]' } },
      replace: false,
    });
    expect(opened(`#${order}`, null)).to.equal(undefined);
    expect(opened('#/approval/index?applyId=A1', null), 'the order of an application, in place').to.equal(
      undefined,
    );
  });

  it('leads from the approve page to the list', () => {
    const approve = route('#/overStandApproveDetail/A1', 'approve.html');
    expect(detailMove(approve, { kind: 'approval', id: 'A1' })).to.equal(undefined);
    expect(detailMove(approve, { kind: 'approval', id: null })?.to).to.deep.equal({
      path: '/approval/index',
      query: {},
    });
    expect(detailMove(approve, { kind: 'approval', id: 'A2' })?.to).to.deep.equal({
      path: '/approval/index',
      query: { applyId: 'A2' },
    });
  });

  it('says that an order is being paid', () => {
    expect(opened(`#${order}?orderNo=1`, '1', 'paying')).to.deep.equal({
      to: { path: order, query: { orderNo: '1', paying: '1' } },
      replace: true,
    });
    expect(opened(`#${order}?orderNo=1&paying=1`, '1', 'paying')).to.equal(undefined);
    expect(opened(`#${order}?orderNo=1&paying=1`, '1')?.to.query).to.deep.equal({ orderNo: '1' });
    expect(opened(`#${order}?orderNo=1`, '1', 'changing'), 'no mode of this page').to.equal(undefined);
    expect(opened('#/Home/index', '1', 'paying')).to.equal(undefined);
  });
});

const permitted = (change: Partial<UserPermissions> = {}): UserPermissions => ({
  menus: [],
  pageNames: new Map(),
  allPages: ['/approval/index'],
  pages: ['/approval/index'],
  operations: [],
  brought: new Map(),
  serverSite: undefined,
  serverPages: [],
  loginAddress: undefined,
  approveUrl: '/approve.html',
  pcLoginDisabled: false,
  quitHiddenFor: [],
  ...change,
});

describe('the pending decisions of the user', () => {
  const cases: [string, UserPermissions | undefined, string | undefined][] = [
    ['is on the portal’s own page', permitted({ approveUrl: undefined }), '/approval/index'],
    ['is there where the approve URL names no page', permitted({ approveUrl: '/x.html' }), '/approval/index'],
    [
      'is where the approve URL of the demo leads',
      permitted({ allPages: ['/approve.html'], pages: ['/approve.html'] }),
      '/approve.html',
    ],
    [
      'is where the approve URL names a page of the portal',
      permitted({
        approveUrl: 'contract/approvals',
        brought: new Map([['/contract/approvals', '/contract/approvals']]),
      }),
      '/contract/approvals',
    ],
    [
      'is nowhere for whoever does not hold the page',
      permitted({ allPages: ['/approve.html', '/approval/index'], pages: [] }),
      undefined,
    ],
    [
      'is on the portal’s own page for whoever does not hold that of the approve URL',
      permitted({ allPages: ['/approve.html', '/approval/index'] }),
      '/approval/index',
    ],
    [
      'is there where the tree does not list the page',
      permitted({ approveUrl: undefined, allPages: [], pages: [] }),
      '/approval/index',
    ],
    ['is nowhere before it is known who is there', undefined, undefined],
  ];
  for (const [name, who, path] of cases) {
    it(name, () => expect(pageFor({ target: 'approvals' }, who)?.path).to.equal(path));
  }
});

describe('the files that were made', () => {
  it('are on their page for users with its right, and nowhere else', () => {
    const pages = ['/download/downloadList'];
    const shown = (who: UserPermissions) => pageFor({ target: 'downloads' }, who)?.path;
    expect(shown(permitted({ allPages: pages, pages }))).to.equal('/download/downloadList');
    expect(shown(permitted({ allPages: pages, pages: [] }))).to.equal(undefined);
  });
});

describe('a form for requests', () => {
  const apply = '/dist/html/apply.html';
  const preTrip = '/dist/html/submitPreTripApply.html';

  it('stands in its own document and in the portal, under the path the permission tree knows', () => {
    for (const route of [
      match(`#${apply}?depCity=BJS`),
      match(`#${apply}?depCity=BJS`, new Map(), 'dist/html/apply.html'),
      match('#/?depCity=BJS', new Map(), 'dist/html/apply.html'),
    ]) {
      expect(route).to.include({ name: 'apply', path: apply });
      expect(route.page?.tag).to.equal('travel-request');
      expect(route.parameters).to.deep.equal({ depCity: 'BJS' });
    }
    expect(match(`#${preTrip}`).page?.fixed).to.deep.equal({ kind: 'pre-trip' });
    expect(match('#/approve.html').page?.tag, 'and so does the first page of another').to.equal(
      'approval-list',
    );
  });

  it('keeps the portal’s first page for users who have to sign in for it', () => {
    const route = match(`#/?returnUrl=${encodeURIComponent(apply)}`, new Map(), 'dist/html/apply.html');
    expect(route.name).to.equal('index');
  });

  it('is where a widget leads for a request, with codes and dates and nothing else', () => {
    const target = {
      target: 'request',
      kind: 'trip',
      depCity: 'BJS',
      arrCity: '',
      beginDate: '2026-12-01',
      endDate: '',
    } as const;
    expect(pageFor(target, permitted())).to.deep.equal({
      path: apply,
      query: { depCity: 'BJS', beginDate: '2026-12-01' },
    });
    expect(pageFor({ ...target, kind: 'pre-trip' }, permitted())?.path).to.equal(preTrip);
    expect(pageFor(target, permitted({ allPages: [apply], pages: [] }))).to.equal(undefined);
  });

  it('leads to the application that was made', () => {
    const target = { target: 'approval', applyId: 'SP1' } as const;
    expect(pageFor(target, permitted())).to.deep.equal({
      path: '/approval/index',
      query: { tab: 'mine', applyId: 'SP1' },
    });
    expect(pageFor(target, permitted({ pages: [] }))).to.equal(undefined);
  });
});

describe('flights of an over-standard application', () => {
  it('are searched for with its number beside the search', () => {
    const target = {
      target: 'search',
      depCode: 'PEK',
      arrCode: 'SHA',
      depDate: '2026-12-01',
      retDate: '',
      travelType: 1,
      overApplyId: 'SP1',
    } as const;
    expect(pageFor(target, permitted())).to.deep.equal({
      path: '/flightBooking/index',
      query: { overApplyId: 'SP1', depCode: 'PEK', arrCode: 'SHA', depDate: '2026-12-01', autoSearch: '1' },
    });
    expect(match('#/flightBooking/index').page?.attributes['over-standard-apply-id']).to.equal('overApplyId');
  });
});
