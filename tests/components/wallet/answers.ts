import type { AreaAnswers } from '../../support/components/samples';
import { walletAnswers } from './wallet-samples';

/** Excludes the rights, which the portal's answers give to the user of the shell. */
export const answers: AreaAnswers = () => {
  const { queryPermissionListForBusiness: _, fileUpload: __, ...own } = walletAnswers();
  return own;
};
