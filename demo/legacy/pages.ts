/** Addresses the pages are rendered with. */
export interface Addresses {
  /** Origin of the gateway, which serves the elements too. */
  gateway: string;
  /** Address at which this server reaches the gateway. */
  inside: string;
  cashier: string;
}

export const escape = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

function page(title: string, body: string, head = ''): string {
  return `<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(title)}</title>
<link rel="icon" href="/favicon.ico">
<link rel="stylesheet" href="/vendor/bootstrap.css">
<link rel="stylesheet" href="/public/legacy.css">
<script src="/vendor/jquery.js"></script>
<script src="/public/legacy.js"></script>
${head}
</head>
<body>
${body}
</body>
</html>`;
}

/** The old site's own login. */
export const loginPage = (message = ''): string =>
  page(
    '登录 - 企业内网',
    `<div class="container" role="main"><div class="row"><div class="col-md-4 col-md-offset-4">
<h1 class="h3">企业内网</h1>
${message === '' ? '' : `<div class="alert alert-danger" role="alert">${escape(message)}</div>`}
<form method="post" action="/login">
<div class="form-group"><label for="account">账号</label><input class="form-control" id="account" name="account" autocomplete="username"></div>
<div class="form-group"><label for="password">密码</label><input class="form-control" id="password" name="password" type="password" autocomplete="current-password"></div>
<input type="submit" class="btn btn-primary" value="登录">
</form>
</div></div></div>`,
  );

export const notFoundPage = (): string =>
  page(
    '页面不存在 - 企业内网',
    `<div class="container" role="main"><h1 class="h3">页面不存在</h1><p><a href="/">返回首页</a></p></div>`,
  );

const navigation = (account: string): string => `<nav class="navbar navbar-default"><div class="container">
<ul class="nav navbar-nav"><li><a href="/">预订机票</a></li><li><a href="/orders">我的订单</a></li><li><a href="/frames">旧版</a></li><li><a href="/plain">纯 HTML</a></li></ul>
<form class="navbar-form navbar-right" method="post" action="/logout">${escape(account)} <span class="js-now"></span> <input type="submit" class="btn btn-default" value="退出"></form>
</div></nav>`;

/** One script tag loads the suite; its address for tokens is the old site's own. */
export const suite = ({ gateway, cashier }: Addresses): string =>
  `<script type="module" src="${escape(gateway)}/elements/loader.js" data-auth-url="/auth-sign" data-storage="memory" data-trusted-origins="${escape(cashier)}"></script>`;

export const bookingPage = (account: string, addresses: Addresses): string =>
  page(
    '预订机票 - 企业内网',
    `${navigation(account)}<div class="container" role="main">
<div class="panel panel-default"><div class="panel-heading"><h1 class="panel-title">差旅机票</h1></div><div class="panel-body">
<div class="alert alert-success js-message" style="display:none"></div>
<tp-flight-booking theme="light"></tp-flight-booking>
</div></div></div>`,
    suite(addresses),
  );

export const ordersPage = (account: string, addresses: Addresses): string =>
  page(
    '我的订单 - 企业内网',
    `${navigation(account)}<div class="container" role="main">
<div class="panel panel-default"><div class="panel-heading"><h1 class="panel-title">我的订单</h1></div><div class="panel-body">
<tp-order-list page-size="10" theme="light"></tp-order-list>
</div></div></div>`,
    suite(addresses),
  );

/** A plain HTML page: no style, no library, and no script except the suite's. */
export const plainPage = (_account: string, addresses: Addresses): string => `<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<title>我的订单</title>
<link rel="icon" href="/favicon.ico">
${suite(addresses)}
</head>
<body>
<main>
<h1>我的订单</h1>
<p><a href="/">返回</a></p>
<tp-order-list page-size="10"></tp-order-list>
</main>
</body>
</html>`;
