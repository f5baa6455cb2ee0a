import { defineChineseTexts } from '../../../../src/domain/texts/texts';

const chinese = {
  title: '第三方页面',
  hint: '企业的“企业管理—第三方页面”打开该地址。',
  none: '未配置',
  framed: '在门户中打开：网关允许嵌入该站点。门户页面的trusted-origins中也须有该站点。',
  elsewhere:
    '在新标签页中打开：该站点不在网关允许嵌入的站点（FRAME_ORIGINS）中，需要嵌入时请联系系统管理员。',
  alter: '设置页面地址',
  url: '页面地址',
  urlHint: '以https://开头，留空表示不配置；地址中不要包含密码或令牌',
  save: '保存',
  saved: '已保存，企业用户重新打开页面后生效',
  address: '地址',
  way: '打开方式',
};

export const thirdPageTexts = defineChineseTexts('agency-third-page', chinese);
