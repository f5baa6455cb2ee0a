import { SOLD_BOOKING_PRODUCTS, type BookingProduct } from '../../../src/contract/hotel/booking-products';
import { defineChineseTexts, type TextsOf } from '../../../src/domain/texts/texts';

const PRODUCTS: Readonly<Record<BookingProduct, string>> = {
  flight: '国内机票',
  agreementHotel: '协议酒店',
  memberHotel: '会员酒店',
  train: '火车票',
  car: '用车',
  meal: '用餐',
};

const chinese = {
  noun: '产品标准',
  nothing: '没有符合条件的产品',
  hint: '人员、部门或职位',
  product: '产品',
  productName: (product: BookingProduct): string =>
    SOLD_BOOKING_PRODUCTS.includes(product) ? PRODUCTS[product] : `${PRODUCTS[product]}（本平台暂未开通）`,
  isEnable: '状态',
  isEnableHint: '停用后，员工不能预订因公的该产品',
  isEnableName: (isEnable: boolean): string => (isEnable ? '启用' : '停用'),
  isAllStaff: '适用范围',
  isAllStaffName: (isAll: boolean): string => (isAll ? '全员' : '指定人员'),
  persons: '人员',
  departments: '部门',
  departmentsHint: '包含下级部门',
  positions: '职位',
  noPositions: '企业还没有职位',
  keptHint: '本企业未启用产品权限，所有产品全员可用，无需设置适用人员',
  modifyTime: '修改时间',
};

export type ProductTexts = TextsOf<typeof chinese>;

export const productTexts = defineChineseTexts('booking-products', chinese);
