import type { Answers } from '../../support/components/fake-runtime';

const MENUS = [
  { keyID: 'K1', menuName: '角色管理', groupName: '权限管理', menuURL: '/permission/roleManageNew' },
  { keyID: 'K2', menuName: '标准列表', groupName: '差旅标准', menuURL: '/standard/standardList' },
  { keyID: 'K3', menuName: '员工列表', groupName: '通讯录', menuURL: '/addressBook/manage/list' },
];

/** A gateway of an enterprise that has completed its set-up except for invoice titles. */
export function managementAnswers(): Answers {
  let common = ['K1', 'K2'];
  let isSkipped = false;
  return {
    queryManagementIndex: () => ({
      attentionList: [
        { kind: 'billsToConfirm', count: 2 },
        { kind: 'rolesWithoutMember', count: 1 },
      ],
    }),
    queryConfigGuide: () => ({
      stepList: [
        { step: 'staff', state: 'done', count: 60, skippedBy: '' },
        {
          step: 'invoiceTitles',
          state: isSkipped ? 'skipped' : 'open',
          count: 0,
          skippedBy: isSkipped ? '刘敏' : '',
        },
      ],
    }),
    skipConfigStep: (body: { isSkipped: boolean }) => {
      ({ isSkipped } = body);
      return {};
    },
    queryMenu: () => ({
      menuList: MENUS,
      commonMenuList: common.flatMap((key) => MENUS.find(({ keyID }) => keyID === key) ?? []),
    }),
    commonMenuInsertOrUpdate: ({ keyIDList }: { keyIDList: string[] }) => {
      common = keyIDList;
      return {};
    },
  };
}
