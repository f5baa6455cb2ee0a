import {
  EXPORT_FILES,
  EXPORT_PDF_ROWS,
  EXPORT_ROWS,
  type ExportJob,
} from '../../../src/contract/download/download';
import type { DownloadListTexts } from './texts';

const STATES: Readonly<Record<ExportJob['exportState'], string>> = {
  waiting: 'Waiting',
  running: 'In progress',
  done: 'Done',
  failed: 'Failed',
};
const FAILURES: Readonly<Record<NonNullable<ExportJob['failure']>, string>> = {
  tooManyRows: `More than ${EXPORT_ROWS.toLocaleString('en')} rows: narrow the list and export it again`,
  notAllowed: 'You no longer have permission to see these data',
  failed: 'Something went wrong, please retry',
};

const TOO_MANY: Partial<Record<ExportJob['format'], string>> = {
  zip: `More than ${EXPORT_FILES.toLocaleString('en')}: narrow the list and ask for their files again`,
  pdf: `More than ${EXPORT_PDF_ROWS.toLocaleString('en')} lines: export it to Excel`,
};

export default {
  file: 'file',
  fileName: 'File name',
  state: 'Status',
  stateName: (state) => STATES[state],
  failure: (failure, format) =>
    failure === 'tooManyRows' ? (TOO_MANY[format] ?? FAILURES.tooManyRows) : FAILURES[failure],
  rows: (done, total) => (total === null ? '' : `${done} of ${total} rows`),
  progress: (fileName) => `Progress of ${fileName}`,
  size: 'Size',
  applyTime: 'Requested',
  expireTime: 'Available until',
  nothing: 'No files yet. Press “Export” above a list to have one made.',
  download: 'Download',
  retry: 'Retry',
  delete: 'Delete',
  deleteTitle: 'Delete file',
  deleteHint: (fileName) => `This cannot be undone: ${fileName}`,
  deleteYes: 'Delete',
  deleteNo: 'Keep',
} satisfies DownloadListTexts;
