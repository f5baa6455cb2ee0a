import { html } from '../html';

/** The BI page before sign-in: its script requests a code and fills the page with the response to it. */
export const biPage = (portalOrigins: readonly string[]): string =>
  html`<!doctype html>
    <html lang="zh-CN">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>商业智能</title>
        <link rel="icon" href="/favicon.ico" />
        <link rel="stylesheet" href="/public/site.css" />
        <script type="module" src="/public/bi.js"></script>
      </head>
      <body data-portal-origins="${portalOrigins.join(' ')}">
        <header>
          <b>商业智能</b>
          <span class="user" data-field="user"></span>
        </header>
        <p class="message" role="status">正在通过企业商旅门户确认您的身份，请稍候。</p>
        <p class="again" hidden><button type="button">重新获取</button></p>
        <main hidden>
          <h1>合同概览</h1>
          <dl class="totals">
            <div>
              <dt>合同数</dt>
              <dd data-field="count"></dd>
            </div>
            <div>
              <dt>生效中</dt>
              <dd data-field="inEffect"></dd>
            </div>
            <div>
              <dt>合同总额（元）</dt>
              <dd data-field="amount"></dd>
            </div>
          </dl>
          <table class="kinds">
            <caption>
              各类合同金额
            </caption>
            <thead>
              <tr>
                <th>类型</th>
                <th class="number">合同数</th>
                <th class="number">金额（元）</th>
                <th>占比</th>
              </tr>
            </thead>
            <tbody></tbody>
          </table>
          <p class="note">数据来自服务端站点登记的合同，截至 <span data-field="today"></span>。</p>
        </main>
      </body>
    </html>`.text;
