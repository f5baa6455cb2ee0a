import type { AreaAnswers } from '../../support/components/samples';
import { walletAnswers } from './wallet-samples';

/** The rights of the shell's user are those of the portal. */
export const answers: AreaAnswers = () => {
  const { queryPermissionListForBusiness: _, fileUpload: __, ...own } = walletAnswers();
  return own;
};
