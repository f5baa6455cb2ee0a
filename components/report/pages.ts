import { portalPage } from '../../src/domain/portal/portal-page';

/** Attributes that say what is looked at, each in the address by its own name. */
const ATTRIBUTES = {
  'begin-date': 'beginDate',
  'end-date': 'endDate',
  basis: 'basis',
  compare: 'compare',
  granularity: 'granularity',
  'group-by': 'groupBy',
  metric: 'metric',
  departments: 'departments',
  persons: 'persons',
  'cost-centers': 'costCenters',
  'accounting-entities': 'accountingEntities',
  'facts-of': 'factsOf',
  'facts-kind': 'factsKind',
  'facts-sort': 'factsSort',
  'facts-page': 'factsPage',
};

/** The days and how they are looked at; departments, people and the parts that facts are of are each enterprise's own. */
const ACROSS_ENTERPRISES = ['beginDate', 'endDate', 'basis', 'compare', 'granularity', 'groupBy', 'metric'];

const report = (name: string) => ({
  tag: 'report-dashboard',
  attributes: ATTRIBUTES,
  fixed: { report: name },
  acrossEnterprises: ACROSS_ENTERPRISES,
});

const reports = (folder: string, menu: string, titles: Readonly<Record<string, string>>) =>
  Object.entries(titles).map(([name, title]) =>
    portalPage(`/travelReport/${folder}/${name}`, title, ['差旅报表', '差旅分析', menu], report(name)),
  );

export const pages = [
  portalPage('/travelReport/pandect', '报表总览', ['差旅报表'], report('pandect')),
  ...reports('ticket', '机票报表', {
    ticketReport: '机票明细',
    hotAnalysis: '热门航线分析',
    bookingAnalysis: '预订分析',
    monthAnalysis: '月度分析',
    reportAnalysis: '报表分析',
    saveLosses: '节省与损失',
  }),
  ...reports('train', '火车票报表', {
    trainReport: '火车票明细',
    trainBookingAnalysis: '预订分析',
    trainHotAnalysis: '热门线路分析',
    trainMonthAnalysis: '月度分析',
    trainReportAnalysis: '报表分析',
  }),
  ...reports('car', '用车报表', {
    carReport: '用车明细',
    carBookingAnalysis: '预订分析',
    carHotAnalysis: '热门线路分析',
    carMonthAnalysis: '月度分析',
    carReportAnalysis: '报表分析',
  }),
  ...reports('hotel', '酒店报表', {
    hotelReport: '酒店明细',
    hotePredeterminedAnalysis: '预订分析',
    hotelHotAnalysis: '热门城市分析',
    hotelProtocolAnalysis: '协议酒店分析',
    hotelDepartmentalAnalysis: '部门分析',
  }),
  // everybody's own, whatever they see of the settlement
  portalPage('/financeManage/myConsumerBillReports', '我的消费账单', ['个人中心'], {
    tag: 'consumer-bill',
    attributes: {
      'begin-date': 'beginDate',
      'end-date': 'endDate',
      basis: 'basis',
      product: 'product',
      keyword: 'keyword',
    },
    acrossEnterprises: ['beginDate', 'endDate', 'basis', 'product'],
  }),
];
