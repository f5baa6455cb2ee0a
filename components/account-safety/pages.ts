import { portalPage } from '../../src/domain/portal/portal-page';

const page = (number: string, name: string, title: string, { inMenu = false, area = 'accountSafe' } = {}) =>
  portalPage(`/${area}/${name}`, title, ['个人中心', '账户安全'], {
    tag: 'account-safety',
    number,
    inMenu,
    fixed: { page: name },
  });

export const pages = [
  page('060201', 'safeList', '安全设置', { inMenu: true }),
  page('060202', 'emailVerification', '邮箱验证'),
  page('060203', 'setSecurePassword', '设置安全密码'),
  page('060204', 'changePassword', '修改登录密码'),
  page('060205', 'changePhone', '更换手机'),
  page('060206', 'getPhoneCode', '获取手机验证码'),
  page('060207', 'setNewPhone', '设置新手机'),
  page('060208', 'changePhoneSuccess', '手机更换成功'),
  page('060209', 'resetSecurityPassword', '重置安全密码'),
  page('060210', 'changeSecurityPassword', '修改安全密码'),
  page('060211', 'eMailValitor', '邮箱验证结果'),
  page('060212', 'mailChangePhone', '邮箱更换手机'),
  page('060213', 'backSafeList', '返回安全设置'),
  page('060214', 'serviceCenter', '客服中心'),
  page('060215', 'setNewEmail', '设置新邮箱'),
  page('060216', 'setTotp', '启用身份验证器'),
  page('060217', 'removeTotp', '停用身份验证器'),
  page('060218', 'recoveryCodes', '恢复码'),
  page('060219', 'setNewPhone', '绑定新手机', { area: 'myInfo' }),
];
