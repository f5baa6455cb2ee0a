import { portalPage } from '../../src/domain/portal/portal-page';

const page = (name: string, title: string, inMenu = false, area = 'accountSafe') =>
  portalPage(`/${area}/${name}`, title, ['个人中心', '账户安全'], {
    tag: 'account-safety',
    inMenu,
    fixed: { page: name },
  });

export const pages = [
  page('safeList', '安全设置', true),
  page('emailVerification', '邮箱验证'),
  page('setSecurePassword', '设置安全密码'),
  page('changePassword', '修改登录密码'),
  page('changePhone', '更换手机'),
  page('getPhoneCode', '获取手机验证码'),
  page('setNewPhone', '设置新手机'),
  page('changePhoneSuccess', '手机更换成功'),
  page('resetSecurityPassword', '重置安全密码'),
  page('changeSecurityPassword', '修改安全密码'),
  page('eMailValitor', '邮箱验证结果'),
  page('mailChangePhone', '邮箱更换手机'),
  page('backSafeList', '返回安全设置'),
  page('serviceCenter', '客服中心'),
  page('setNewEmail', '设置新邮箱'),
  page('setTotp', '启用身份验证器'),
  page('removeTotp', '停用身份验证器'),
  page('recoveryCodes', '恢复码'),
  page('setNewPhone', '绑定新手机', false, 'myInfo'),
];
