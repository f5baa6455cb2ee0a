import type { AreaAnswers } from '../../support/components/samples';
import { invoiceAnswers } from './invoice-samples';

/** The rights of the shell's user are those of the portal. */
export const answers: AreaAnswers = () => {
  const { queryPermissionListForBusiness: _, ...own } = invoiceAnswers();
  return own;
};
