import type { ElementOnPage } from '../../support/components/element-page';

/** Signs the operator of the samples in, and opens a page of the menu. */
export async function openDesk({ act }: ElementOnPage, page: string): Promise<void> {
  await act.sees('操作员登录');
  await act.type('登录名', 'operations');
  await act.type('密码', 'Demo@2026');
  await act.press('下一步');
  await act.sees('请输入身份验证器应用中的6位验证码');
  await act.type('验证码', '123456');
  await act.press('登录');
  await act.sees('退出登录');
  await act.press(page);
}
