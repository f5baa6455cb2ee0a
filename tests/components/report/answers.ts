import { DIMENSION } from '../../../src/domain/report/scope';
import type { AreaAnswers } from '../../support/components/samples';
import {
  CHANGE,
  CITIES_AT,
  fact,
  FLOWS,
  IMPORT,
  LEADS_FOUND,
  measures,
  PIVOT,
  rowsOf,
} from './report-samples';
import { bill } from './consumption-samples';

const MEMBERS: Readonly<Record<number, readonly { no: string; name: string; parentNo: string }[]>> = {
  [DIMENSION.department]: [
    { no: 'D01', name: '研发部', parentNo: '' },
    { no: 'D02', name: '市场部', parentNo: '' },
  ],
  [DIMENSION.person]: [
    { no: 'S0001', name: '林静', parentNo: 'D01' },
    { no: 'S0002', name: '王强', parentNo: 'D02' },
  ],
  [DIMENSION.costCenter]: [{ no: 'C01', name: '研发中心', parentNo: '' }],
  [DIMENSION.accountingEntity]: [{ no: 'A01', name: '远航科技（上海）有限公司', parentNo: '' }],
  [DIMENSION.group]: [{ no: 'E001', name: '远航集团', parentNo: '' }],
};

export const answers: AreaAnswers = () => ({
  queryPermMember: () => ({ permissionRangeID: 3, permMemberRealList: [] }),
  queryReportFigures: ({ groupBy, beginDate }: { groupBy: string; beginDate: string }) => {
    const rowList = rowsOf(groupBy, beginDate);
    return { total: measures(128), rowList, rowCount: rowList.length };
  },
  queryReportFacts: ({ pageSize }: { pageSize: number }) => ({
    total: 42,
    factList: Array.from({ length: Math.min(pageSize, 20) }, (_, at) => fact({ factNo: at + 1 })),
  }),
  querySharedReportViews: () => ({ sharedViewList: [] }),
  shareReportView: ({ isShared }: { isShared: boolean }) => ({ isShared }),
  queryReportSchedules: () => ({ scheduleList: [] }),
  queryReportRecipients: () => ({
    recipientList: [{ staffNO: 'S0001', staffName: '林静', deptName: '研发部' }],
  }),
  queryPersonConsumptionsFromESApply: bill,
  addExport: () => ({ exportNo: `E${'0'.repeat(32)}` }),
  queryReportChange: () => CHANGE,
  queryReportBudget: () => ({ amount: null, rowList: [], withoutBudgetCount: 0 }),
  queryReportFlow: () => FLOWS,
  queryReportPivot: () => PIVOT,
  importTravelRecords: ({ dryRun }: { dryRun: string }) => ({
    rowCount: 12,
    newCount: 10,
    knownCount: 2,
    wrongCount: 0,
    importJobNo: dryRun === '0' ? IMPORT.importJobNo : null,
    wrongList: [],
  }),
  queryLatestImportJob: () => ({ importJob: null }),
  queryImportJob: () => ({ importJob: IMPORT }),
  queryImportJobs: () => ({ total: 0, importList: [] }),
  queryReportLeads: () => LEADS_FOUND,
  queryCityCoordinates: ({ cityNameList }: { cityNameList: readonly string[] }) => ({
    cityList: CITIES_AT.filter(({ cityName }) => cityNameList.includes(cityName)),
  }),
  queryReportDimension: ({ dimension }: { dimension: number }) => ({ memberList: MEMBERS[dimension] ?? [] }),
});
