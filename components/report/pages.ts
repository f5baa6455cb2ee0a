import { portalPage, type NumberedTitles } from '../../src/domain/portal/portal-page';

/** Attributes with their parameter in the address. */
const ATTRIBUTES = {
  'begin-date': 'beginDate',
  'end-date': 'endDate',
  basis: 'basis',
  compare: 'compare',
  granularity: 'granularity',
  'group-by': 'groupBy',
  'columns-by': 'columnsBy',
  cells: 'cells',
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

/**
 * Parameters that survive a switch of enterprise: period and display. Departments, people and opened parts belong to
 * one enterprise.
 */
const ACROSS_ENTERPRISES = [
  'beginDate',
  'endDate',
  'basis',
  'compare',
  'granularity',
  'groupBy',
  'columnsBy',
  'cells',
  'metric',
];

const report = (name: string) => ({
  tag: 'report-dashboard',
  attributes: ATTRIBUTES,
  fixed: { report: name },
  acrossEnterprises: ACROSS_ENTERPRISES,
});

const reports = (folder: string, menu: string, titles: NumberedTitles) =>
  Object.entries(titles).map(([name, [number, title]]) =>
    portalPage(`/travelReport/${folder}/${name}`, title, ['差旅报表', '差旅分析', menu], {
      ...report(name),
      number,
    }),
  );

export const pages = [
  portalPage('/travelReport/pandect', '报表总览', ['差旅报表'], { ...report('pandect'), number: '0401' }),
  ...reports('ticket', '机票报表', {
    ticketReport: ['04020101', '机票明细'],
    hotAnalysis: ['04020102', '热门航线分析'],
    bookingAnalysis: ['04020103', '预订分析'],
    monthAnalysis: ['04020104', '月度分析'],
    reportAnalysis: ['04020105', '报表分析'],
    saveLosses: ['04020106', '节省与损失'],
  }),
  ...reports('train', '火车票报表', {
    trainReport: ['04020201', '火车票明细'],
    trainBookingAnalysis: ['04020202', '预订分析'],
    trainHotAnalysis: ['04020203', '热门线路分析'],
    trainMonthAnalysis: ['04020204', '月度分析'],
    trainReportAnalysis: ['04020205', '报表分析'],
  }),
  ...reports('car', '用车报表', {
    carReport: ['04020301', '用车明细'],
    carBookingAnalysis: ['04020302', '预订分析'],
    carHotAnalysis: ['04020303', '热门线路分析'],
    carMonthAnalysis: ['04020304', '月度分析'],
    carReportAnalysis: ['04020305', '报表分析'],
  }),
  ...reports('hotel', '酒店报表', {
    hotelReport: ['04020401', '酒店明细'],
    hotePredeterminedAnalysis: ['04020402', '预订分析'],
    hotelHotAnalysis: ['04020403', '热门城市分析'],
    hotelProtocolAnalysis: ['04020404', '协议酒店分析'],
    hotelDepartmentalAnalysis: ['04020405', '部门分析'],
  }),
  portalPage('/travelReport/importRecords', '导入差旅记录', ['差旅报表'], {
    number: '0403',
    tag: 'record-import',
    attributes: { product: 'product' },
    acrossEnterprises: ['product'],
  }),
  // open to every user, regardless of their settlement permissions
  portalPage('/financeManage/myConsumerBillReports', '我的消费账单', ['个人中心'], {
    number: '0604',
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
