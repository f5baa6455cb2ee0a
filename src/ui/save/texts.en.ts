import type { SaveTexts } from './texts';

export default {
  save: 'Save',
  saveOf: (title) => `Save: ${title}`,
  workbook: 'Excel workbook (.xlsx)',
  csv: 'CSV file (.csv)',
  picture: 'Picture (.png)',
  page: 'All tables of this page (.xlsx)',
  failed: 'The file could not be saved. Check your network and try again.',
} satisfies SaveTexts;
