import type { ElementOnPage } from '../../support/components/element-page';

/** Signs in as the operator of the samples. */
export async function signIn({ act }: Pick<ElementOnPage, 'act'>): Promise<void> {
  await act.sees('操作员登录');
  await act.type('登录名', 'operations');
  await act.type('密码', 'Demo@2026');
  await act.press('下一步');
  await act.sees('请输入身份验证器应用中的6位验证码');
  await act.type('验证码', '123456');
  await act.press('登录');
  await act.sees('退出登录');
}
