import { defineChineseTexts } from '../../src/domain/texts/texts';

export type MealPurpose = 'standards' | 'subsidies' | 'addresses' | 'specifications' | 'receivers';

const PURPOSES: Readonly<Record<MealPurpose, string>> = {
  standards: '规定各职级和部门每餐的费用上限，供财务审核用餐费用时查阅。',
  subsidies: '规定各职级和部门的用餐补贴，供财务发放补贴时查阅。',
  addresses: '登记可以送餐的地点及其联系人，供餐饮供应商送餐时查阅。',
  specifications: '登记可以订的餐品、价格和人数，供餐饮供应商备餐时查阅。',
  receivers: '登记各配送地址的收货人和收货时间，供餐饮供应商送餐时查阅。',
};

export const mealTexts = defineChineseTexts('meal', {
  purpose: (page: MealPurpose): string => PURPOSES[page],
  exportHint: '导出文件包含启用的配送地址、收货人、用餐规格和有效的用餐补贴，可以发给餐饮供应商。',
  backToList: '返回列表',
});
