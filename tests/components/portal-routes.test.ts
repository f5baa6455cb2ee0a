import { expect } from '@open-wc/testing';
import {
  documentOf,
  hashOf,
  matchRoute,
  parseHash,
  runtimePages,
  type RuntimePages,
} from '../../components/portal/route';
import { PAGES } from '../../components/portal/routes';
import { elements } from '../../components/index';

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

describe('the route table', () => {
  const rows = PAGES.map(({ path, document }) => (document === undefined ? path : `${document}#${path}`));

  it('has every path of the specification', () => {
    expect(SPECIFIED.length).to.be.greaterThan(95);
    for (const path of SPECIFIED) expect(rows, path).to.include(path);
  });

  it('has none of its own but the booking page and the list of approvals', () => {
    expect(rows.filter((path) => !SPECIFIED.includes(path))).to.deep.equal([
      '/flightBooking/index',
      '/approval/index',
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

  it('nobody knows is the error route, which remembers what was asked for', () => {
    const { name, path, redirectedFrom } = match('#/contract//list?id=1');
    expect({ name, path, redirectedFrom }).to.deep.equal({
      name: 'error',
      path: '/contract//list',
      redirectedFrom: '/contract//list?id=1',
    });
  });

  it('of the permission tree is added at run time', () => {
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
    expect(match('#/', undefined, 'approve.html').name).to.equal('index');
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
