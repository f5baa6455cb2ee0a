import type { CustomObject } from '../../../src/contract/hotel/custom-objects';
import type { Answers } from '../../support/components/fake-runtime';

const OBJECT = { keyID: 'K', appNo: 'YHWZ', moduleNo: 'YHWZ-JDH5CZQX' };

const field = (code: string, objectName: string, isShown: 0 | 1, isRequired: 0 | 1): CustomObject => ({
  ...OBJECT,
  objectNo: `YHWZ-JDH5CZQX-${code}`,
  objectName,
  isEnable: 1,
  childObjectInfoBos: [setting(`${code}01`, '展示', isShown), setting(`${code}02`, '必填', isRequired)],
});
const setting = (code: string, objectName: string, isEnable: 0 | 1): CustomObject => ({
  ...OBJECT,
  objectNo: `YHWZ-JDH5CZQX-${code}`,
  objectName,
  isEnable,
  childObjectInfoBos: [],
});

/** A gateway with the settings of the hotel page, kept in memory. */
export function pageSettingAnswers(): Answers {
  const tree: CustomObject[] = [
    {
      ...OBJECT,
      objectNo: 'YHWZ-JDH5CZQX-01',
      objectName: '查询',
      isEnable: 1,
      childObjectInfoBos: [field('0101', '目的地城市', 1, 1), field('0305', '员工编号', 0, 0)],
    },
    {
      ...OBJECT,
      objectNo: 'YHWZ-JDH5CZQX-04',
      objectName: '发票',
      isEnable: 1,
      childObjectInfoBos: [field('0404', '纳税人识别号', 1, 1)],
    },
  ];
  return {
    queryEntSettingInfoForCloud: () => ({
      enterpriseNum: 'E001',
      entName: '华睿科技有限公司',
      entShortName: '华睿科技',
      tMCNumber: 'TMC001',
      tMCName: '远途商旅',
      logoFileAddress: '',
      phone: '',
      settingList: [],
    }),
    queryCustomObjectTree: () => ({ queryObjectTreeResps: structuredClone(tree) }),
    batchUpdateCustomObject: (updates: { objectNo: string; isEnable: 0 | 1 }[]) => {
      const settings = tree
        .flatMap((section) => section.childObjectInfoBos)
        .flatMap((one) => one.childObjectInfoBos);
      for (const { objectNo, isEnable } of updates) {
        const found = settings.find((one) => one.objectNo === objectNo);
        if (found) found.isEnable = isEnable;
      }
      return {};
    },
  };
}
