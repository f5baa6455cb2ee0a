import { html, type Html } from '../html';

/** Target of 返回旧版: the remaining pages of the old site, and the way back. */
export const startBody = (portal: string): Html =>
  html`<h1>旧版首页</h1>
    <p>
      机票预订、订单和审批已迁移到新版门户。合同在新版门户的“结算中心 · 合同管理”中办理，登录信息由门户带入。
    </p>
    <p><a class="button" href="${portal}">返回新版门户</a></p>
    <p><a href="/help/index">帮助中心</a></p>`;
