import iconv from 'iconv-lite';
import { escape, suite, type Addresses } from './pages';

/** A page in GBK, declared by its header and its markup. */
export interface GbkPage {
  type: string;
  body: Buffer;
}

const TRANSITIONAL =
  '<!DOCTYPE HTML PUBLIC "-//W3C//DTD HTML 4.01 Transitional//EN" "http://www.w3.org/TR/html4/loose.dtd">';
const FRAMESET =
  '<!DOCTYPE HTML PUBLIC "-//W3C//DTD HTML 4.01 Frameset//EN" "http://www.w3.org/TR/html4/frameset.dtd">';

function gbk(doctype: string, title: string, head: string, body: string): GbkPage {
  const page = `${doctype}
<html lang="zh-CN">
<head>
<meta http-equiv="Content-Type" content="text/html; charset=gb2312">
<title>${title}</title>
<link rel="icon" href="/favicon.ico">
${head}
</head>
${body}
</html>`;
  return { type: 'text/html; charset=GBK', body: iconv.encode(page, 'gbk') };
}

/** The oldest part of the intranet: frames, GBK, handlers in the markup, globals across frames. */
export const frameset = (): GbkPage =>
  gbk(
    FRAMESET,
    '企业内网（旧版）',
    '',
    `<frameset cols="180,*" border="0">
<frame name="menu" src="/frames/menu" title="菜单" noresize>
<frame name="main" src="/frames/orders" title="内容">
<noframes><body>请使用支持框架的浏览器。</body></noframes>
</frameset>`,
  );

export const menuFrame = (account: string): GbkPage =>
  gbk(
    TRANSITIONAL,
    '菜单',
    `<script language="JavaScript" type="text/javascript">
function show(page) {
  parent.frames['main'].location.href = '/frames/' + page;
  return false;
}
function say(text) {
  document.getElementById('said').innerHTML = text;
}
</script>`,
    `<body bgcolor="#dfe7d8" link="#003366">
<p><font size="2">当前用户：<b>${escape(account)}</b></font></p>
<p><a href="#" onclick="return show('orders')">我的订单</a></p>
<p><a href="#" onclick="return show('booking')">预订机票</a></p>
<p><a href="/" target="_top">返回新版</a></p>
<p id="said"></p>
</body>`,
  );

export const ordersFrame = (_account: string, addresses: Addresses): GbkPage =>
  elementFrame(
    '我的订单',
    addresses,
    'tp-detail',
    '<tp-order-list page-size="10" theme="light"></tp-order-list>',
  );

export const bookingFrame = (_account: string, addresses: Addresses): GbkPage =>
  elementFrame(
    '预订机票',
    addresses,
    'tp-order-paid',
    '<tp-flight-booking theme="light"></tp-flight-booking>',
  );

/** An element in a frame; the menu in the other frame receives one of its events. */
const elementFrame = (title: string, addresses: Addresses, event: string, element: string): GbkPage =>
  gbk(
    TRANSITIONAL,
    title,
    `${suite(addresses)}
<script language="JavaScript" type="text/javascript">
// not once all has loaded: the list is clicked before
document.addEventListener('${event}', function (event) {
  var number = event.detail.orderNo || event.detail.id;
  if (number) parent.frames['menu'].say('最近的订单：' + number);
});
</script>`,
    `<body bgcolor="#ffffff">
<table width="100%" border="0" cellpadding="8"><tr><td>
<font color="#003366"><b>${title}</b></font>
${element}
</td></tr></table>
</body>`,
  );
