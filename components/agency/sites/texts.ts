import { defineChineseTexts } from '../../../src/domain/texts/texts';

const chinese = {
  noun: '网站',
  nothing: '暂无网站',
  search: '查询',
  hint: '域名或名称',
  host: '域名',
  everyHost: '*（其他所有域名）',
  websiteName: '网站名称',
  platName: '平台名称',
  logo: '标志',
  backgroungImg: '登录页背景图片',
  copyRight1: '版权信息第一行',
  copyRight2: '版权信息第二行',
  add: '新增网站',
  alter: '修改网站',
  alterShort: '修改',
  remove: '删除',
  removeTitle: '删除网站',
  removeAsk: (host: string): string =>
    `删除后，${host}的访问者将看到“*”网站；没有该网站时，登录页不显示品牌。`,
  removed: '已删除',
  save: '保存',
  saved: '已保存，访问者刷新页面后可见',
  cancel: '取消',
  hostHint: '浏览器地址中的域名，可带端口，如travel.example:8443；*表示其他所有域名。保存后不能修改',
  preview: '预览',
  facts: '品牌',
  none: '—',
};

export const siteTexts = defineChineseTexts('agency-sites', chinese);
export type SiteTexts = typeof chinese;
