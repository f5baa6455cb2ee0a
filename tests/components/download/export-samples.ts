import type { ExportJob } from '../../../src/contract/download/download';
import type { Answers } from '../../support/components/fake-runtime';

const numbered = (sign: string): string => `E${sign.repeat(32)}`;

const DONE: ExportJob = {
  exportNo: numbered('1'),
  fileName: '机票订单-20261120.xlsx',
  format: 'xlsx',
  exportState: 'done',
  failure: null,
  rowsTotal: 1200,
  rowsDone: 1200,
  fileSize: 1536,
  applyTime: '2026-11-20T02:00:00.000Z',
  expireTime: '2026-11-27T02:00:00.000Z',
};

export const RUNNING: ExportJob = {
  ...DONE,
  exportNo: numbered('2'),
  fileName: '企业机票订单-20261120.csv',
  format: 'csv',
  exportState: 'running',
  rowsTotal: 1000,
  rowsDone: 250,
  fileSize: 0,
  expireTime: '',
};

const FAILED: ExportJob = {
  ...DONE,
  exportNo: numbered('3'),
  fileName: '机票订单-20261119.csv',
  format: 'csv',
  exportState: 'failed',
  failure: 'failed',
  fileSize: 0,
  expireTime: '',
};

/** A gateway with exports in each state; deleted ones are gone, retried ones wait. */
export function exportAnswers(jobs: readonly ExportJob[] = [RUNNING, DONE, FAILED]): Answers {
  let kept = [...jobs];
  return {
    queryExportList: () => ({ total: kept.length, exportList: kept }),
    // The address differs from this page only by its hash, so the browser does not navigate.
    queryExportFile: () => ({ downloadUrl: `${location.href.split('#')[0]}#file` }),
    retryExport: (body) => {
      const { exportNo } = body as { exportNo: string };
      kept = kept.map((job) =>
        job.exportNo === exportNo ? { ...job, exportState: 'waiting', failure: null, rowsDone: 0 } : job,
      );
      return { exportNo };
    },
    deleteExport: (body) => {
      const { exportNo } = body as { exportNo: string };
      kept = kept.filter((job) => job.exportNo !== exportNo);
      return { exportNo };
    },
  };
}
