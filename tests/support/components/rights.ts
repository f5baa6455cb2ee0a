import type { Answers } from './fake-runtime';

/** The user holds these permission objects and no others. */
export const holding = (...objectNos: string[]): Answers => ({
  queryPermissionListForBusiness: () => ({
    treeResps: objectNos.map((objectNo) => ({
      objectNo,
      objectName: objectNo,
      objectType: 2,
      parentNo: '',
      keyID: objectNo,
      url: '',
      iconUrl: '',
      childObjectInfoBos: [],
    })),
  }),
});
