import { defineChineseTexts, type TextsOf } from '../../../src/domain/texts/texts';

const chinese = {
  noun: '配送地址',
  nothing: '还没有配送地址',
  hint: '地址、联系人、电话、城市或部门',
  addressName: '地址名称',
  city: '城市',
  address: '详细地址',
  contact: '联系人',
  phone: '联系电话',
  departments: '适用部门',
  departmentsHint: '包含下级部门；不选为全部部门',
  allDepartments: '全部部门',
  isDefault: '默认地址',
  isDefaultHint: '每个企业只有一个默认地址，设置后原默认地址自动取消',
  isDefaultName: (isDefault: boolean): string => (isDefault ? '是' : '否'),
  isEnable: '状态',
  isEnableName: (isEnable: boolean): string => (isEnable ? '启用' : '停用'),
  modifyTime: '修改时间',
};

export type DeliveryAddressTexts = TextsOf<typeof chinese>;

export const deliveryAddressTexts = defineChineseTexts('delivery-addresses', chinese);
