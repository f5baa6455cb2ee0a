import { type IndifferentNumbers } from '../../support/gateway/indifferent-numbers';

export const indifferent: IndifferentNumbers = {
  'the code of the phone that is claimed is looked at first': ['applyAccountClaim fileNos.0'],
  'one that is over has ended too': ['endAccountSession sessionNo'],
};
