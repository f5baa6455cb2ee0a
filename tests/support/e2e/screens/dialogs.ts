import type { Page } from '@playwright/test';
import { screenAfter, type Opener, type Screen } from './screen';

interface Sessions {
  admin: string;
  approver: string;
  /** Application that the approver decides. */
  applyId: string;
  /** Order of the administrator that awaits payment. */
  unpaid: string;
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click();
/** Presses a button, and waits for the layer it opens. */
const pressToOpen = (button: string, role: 'dialog' | 'alertdialog' | 'menu') => async (page: Page) => {
  await press(page, button);
  await page.getByRole(role).first().waitFor();
};

/** Opens the menu under the administrator's name, which also contains the unread count. */
async function openMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^刘敏/ }).click();
  await page.getByRole('menu').waitFor();
}

/** Screens with a layer over a page: confirmations, panels of fields, menus. */
export function dialogsOf(at: Opener, { admin, approver, applyId, unpaid }: Sessions): Screen[] {
  const orders = at('订单', admin, 'order-list', { hash: '/orderManage/manageairOrderList' });
  const order = at('订单', admin, 'order-list', { hash: `/orderManage/airOrderList?orderNo=${unpaid}` });
  const application = at('申请', approver, 'approval-list', { hash: `/approval/index?applyId=${applyId}` });
  const search = at('搜索', admin, 'flight-booking', { hash: '/flightBooking/index' });
  const request = at('申请单', admin, 'travel-request', { document: 'dist/html/apply.html', hash: '/' });
  const home = at('首页', admin, 'home', { hash: '/Home/index' });
  const signIn = at('登录', undefined, 'login', { hash: '/' });
  return [
    screenAfter(order, '取消订单', pressToOpen('取消订单', 'alertdialog')),
    screenAfter(application, '拒绝申请', pressToOpen('拒绝', 'alertdialog')),
    screenAfter(orders, '选择列', pressToOpen('选择列', 'dialog')),
    screenAfter(orders, '更多筛选', (page) => press(page, '更多筛选')),
    screenAfter(orders, '我的筛选', pressToOpen('我的筛选', 'dialog')),
    screenAfter(orders, '保存筛选', async (page) => {
      await page.getByLabel('关键字').fill('CA');
      await page.keyboard.press('Enter');
      await pressToOpen('我的筛选', 'dialog')(page);
      await press(page, '保存当前筛选');
      await page.getByLabel('名称').waitFor();
    }),
    screenAfter(search, '城市', (page) => page.getByLabel('出发城市').click()),
    screenAfter(search, '没填的搜索', (page) => press(page, '搜索航班')),
    screenAfter(search, '日历', pressToOpen('打开日历', 'dialog')),
    screenAfter(request, '没填的申请', (page) => press(page, '提交申请')),
    screenAfter(home, '个人菜单', openMenu),
    screenAfter(home, '退出所有设备', async (page) => {
      await openMenu(page);
      await page.getByRole('menuitem', { name: '退出所有设备' }).click();
      await page.getByRole('alertdialog').waitFor();
    }),
    screenAfter(home, '关注公众号', (page) => press(page, '关注公众号')),
    screenAfter(signIn, '没填的登录', (page) => press(page, '登录')),
    screenAfter(signIn, '短信登录', (page) => press(page, '改用短信验证码')),
  ];
}
