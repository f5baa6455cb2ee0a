import { APP, MODULE, OBJECT } from '../../../src/contract/permission/objects';
import type { ObjectNode, PermissionNode } from '../../../src/contract/permission/permission';
import type { Answers } from '../../support/components/fake-runtime';

/** A page that connects by the frame client; the test does the rest. */
export const BI_PAGE = '/tests/components/frame/framed/page.html';

const OPERATION: PermissionNode = {
  objectNo: OBJECT.biAnalysis,
  objectName: '经营预算BI分析',
  objectType: 2,
  parentNo: '',
  url: '',
  iconUrl: '',
  keyID: 'K1',
  childObjectInfoBos: [],
};

const object = (objectNo: string, objectName: string, url: string, below: ObjectNode[] = []): ObjectNode => ({
  objectNo,
  objectName,
  keyID: objectNo,
  appNo: APP.siteAddresses,
  moduleNo: MODULE.siteAddresses,
  isEnable: 1,
  url,
  childObjectInfoBos: below,
});

/** Address of the BI site for every host; '' when there is none. */
const siteAt = (address: string): ObjectNode[] => [
  object('WZTZDZ-YHWZTZDZ-0', '*', '', [object('WZTZDZ-YHWZTZDZ-BIDZ', '商业智能站点地址', address)]),
];

/** A gateway whose user holds the right, and that issues the codes code-1, code-2 … */
export function biAnswers(address = location.origin + BI_PAGE): Answers {
  let given = 0;
  return {
    queryPermissionListForBusiness: () => ({ treeResps: [OPERATION] }),
    queryObjectTree: ({ appNo }: { appNo: string }) => ({
      queryObjectTreeResps: appNo === APP.siteAddresses ? siteAt(address) : [],
    }),
    getBiPreAuthorisationCodeForCloud: () => ({
      code: `code-${(given += 1)}`,
      expireTime: '2026-11-20T02:05:00.000Z',
    }),
  };
}
