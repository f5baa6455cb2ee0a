/** Domains at which everyone gets a mailbox, so that no company owns them or the domains below. */
export const MAIL_DOMAINS: ReadonlySet<string> = new Set(
  `qq.com foxmail.com 163.com 126.com 188.com yeah.net sina.com sina.cn sina.com.cn sohu.com tom.com 21cn.com
    139.com 189.cn wo.cn aliyun.com 263.net gmail.com googlemail.com outlook.com outlook.cn hotmail.com live.com
    live.cn msn.com icloud.com me.com mac.com yahoo.com yahoo.cn yahoo.com.cn yahoo.co.jp ymail.com aol.com
    proton.me protonmail.com gmx.com gmx.net gmx.de web.de zoho.com mail.ru yandex.ru yandex.com naver.com
    daum.net hanmail.net`.split(/\s+/),
);

/** Domains below which everyone registers domains of their own (publicsuffix.org), those that are usual here. */
export const PUBLIC_SUFFIXES: ReadonlySet<string> = new Set(
  `com.cn net.cn org.cn gov.cn edu.cn ac.cn mil.cn ah.cn bj.cn cq.cn fj.cn gd.cn gs.cn gx.cn gz.cn ha.cn hb.cn
    he.cn hi.cn hk.cn hl.cn hn.cn jl.cn js.cn jx.cn ln.cn mo.cn nm.cn nx.cn qh.cn sc.cn sd.cn sh.cn sn.cn sx.cn
    tj.cn tw.cn xj.cn xz.cn yn.cn zj.cn com.hk net.hk org.hk edu.hk gov.hk idv.hk com.mo com.tw net.tw org.tw
    edu.tw gov.tw idv.tw com.sg net.sg org.sg edu.sg gov.sg com.my net.my org.my co.uk org.uk ac.uk gov.uk me.uk
    ltd.uk plc.uk co.jp ne.jp or.jp ac.jp go.jp co.kr or.kr ac.kr go.kr com.au net.au org.au edu.au gov.au co.nz
    org.nz co.in net.in org.in co.th or.th ac.th com.vn net.vn com.ph co.id or.id com.br com.mx com.tr com.ru
    co.za com.de eu.com us.com cn.com uk.com github.io pages.dev vercel.app netlify.app workers.dev`.split(
    /\s+/,
  ),
);
