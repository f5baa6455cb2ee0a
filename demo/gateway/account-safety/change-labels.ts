import type { ChangeKind } from './schema';

/** Texts of changes in messages to the owner. */
export const CHANGE_LABELS: Readonly<Record<ChangeKind, string>> = {
  password: '登录密码已修改',
  securityPassword: '安全密码已设置',
  phone: '绑定手机号已更换',
  email: '绑定邮箱已变更',
  totp: '身份验证器已启用',
  totpRemoved: '身份验证器已停用',
  recoveryCodes: '恢复码已重新生成',
  recoveryCodeUsed: '的恢复码已被使用',
};
