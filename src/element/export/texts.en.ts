import type { ExportTexts } from './texts';

export default {
  export: 'Export',
  toWorkbook: 'Export to Excel',
  toCsv: 'Export to CSV',
  begun: 'The file is being made. You will find it in the download centre.',
  showFiles: 'View downloads',
  failed: (why) => `Export failed: ${why}`,
} satisfies ExportTexts;
