/** Imports of the code that makes files, of which only the pressed one is loaded. */
export const saveCode = {
  workbook: () => import('./workbook-file'),
  csv: () => import('../../domain/sheet/sheet-csv'),
  menu: () => import('../overlay/Menu'),
};
