import type { Answers } from './fake-runtime';

/** Answers that grant the user exactly these permission objects. */
export const answersWithRights = (...objectNos: string[]): Answers => ({
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
