import type { AreaAnswers } from '../../support/components/samples';
import { invoiceAnswers } from './invoice-samples';

/** Excludes the rights, which the portal's answers give to the user of the shell. */
export const answers: AreaAnswers = () => {
  const { queryPermissionListForBusiness: _, ...own } = invoiceAnswers();
  return own;
};
