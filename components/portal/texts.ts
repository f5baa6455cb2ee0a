import { defineTexts, type TextsOf } from '../../src/domain/texts/texts';

const THEMES = { auto: '跟随系统', light: '浅色', dark: '深色' };
type Theme = keyof typeof THEMES;
const ACTIONS = {
  home: '返回首页',
  chat: '联系客服',
  'sign-in': '返回登录',
  'sign-out': '退出登录',
  retry: '重试',
} as const;

const chinese = {
  portal: '企业商旅门户',
  /** Name of a page or a menu, by its Chinese name. */
  name: (name: string) => name,
  loading: '正在加载',
  login: '登录',
  thirdParty: '使用统一身份认证登录',
  back: '返回',
  // the header
  openMenu: '打开菜单',
  search: '搜索菜单',
  signOut: '退出',
  enterprises: '切换企业',
  own: '个人菜单',
  unread: '未读客服消息',
  chat: (unread: number) => (unread > 0 ? `联系客服（${unread} 条未读）` : '联系客服'),
  newSite: '前往新站点',
  oldVersion: '返回旧版',
  everywhere: '退出所有设备',
  addStaff: '新增员工（调试）',
  staffDetail: '员工详情（调试）',
  themes: '外观',
  themeNow: (theme: Theme) => `外观：${THEMES[theme]}`,
  theme: (theme: Theme) => THEMES[theme],
  sandbox: '沙箱环境：不产生真实订单和费用',
  viewOnly: '服务商查看模式：只能查看，不能操作',
  // around a page
  skip: '跳到正文',
  expand: '展开侧边栏',
  collapse: '折叠侧边栏',
  settlement: '结算平台',
  position: '当前位置',
  level1: '一级菜单',
  level2: '二级菜单',
  filterMenu: '筛选菜单',
  foundPages: (count: number) => (count === 0 ? '没有匹配的页面' : `${count} 个页面`),
  level4: '四级菜单',
  pageTaken: '您对本页面的权限已被收回。已打开的内容会保留，离开后将无法再打开本页面',
  // in the place of a page
  action: (action: keyof typeof ACTIONS) => ACTIONS[action],
  quoted: '链接附带的说明（并非本系统的提示）',
  noLogin: '无法登录',
  noBooking: '无法预订机票',
  noBookingHint: '您没有预订国内机票的权限，请联系管理员添加',
  wrong: '出错了',
  unknownPage: '您访问的页面不存在或已失效',
  /** Translation of one of the specification's messages. */
  said: (message: string) => message,
  notOpened: '页面没有打开',
  notFound: '页面不存在',
  notFoundHint: '地址可能有误，或页面已移走。请检查地址，或返回首页重新进入。',
  timeout: '登录超时',
  timeoutHint: '您已长时间未操作，为保护账号安全已退出登录。重新登录后可继续之前的页面。',
  notConnected: '无法连接',
  offline: '网络异常，请检查网络后重试',
  notLoaded: '页面加载失败',
  noOldSite: '未配置旧版站点地址，请联系管理员',
  cancel: '取消',
};

export type PortalTexts = TextsOf<typeof chinese>;

export const portalTexts = defineTexts('portal', chinese, () => import('./texts.en'));
