/** A mail domain: labels of letters, digits and hyphens, at least two of them. */
const DOMAIN = /^(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/;

/** Domains at which everyone gets a mailbox, so that no company owns them. */
const PUBLIC_DOMAINS: ReadonlySet<string> = new Set([
  'qq.com',
  'foxmail.com',
  '163.com',
  '126.com',
  'yeah.net',
  'sina.com',
  'sina.cn',
  'sohu.com',
  '139.com',
  '189.cn',
  'aliyun.com',
  'gmail.com',
  'outlook.com',
  'hotmail.com',
  'live.com',
  'icloud.com',
  'yahoo.com',
]);

/** Returns why a mail domain cannot be that of a company: its form, or that it is open to everyone. */
export function domainProblem(domain: string): 'malformed' | 'public' | undefined {
  if (!DOMAIN.test(domain)) return 'malformed';
  return PUBLIC_DOMAINS.has(domain) ? 'public' : undefined;
}

/** Content of a typed hint: a mail, a domain, or the number of an enterprise. */
interface SignOnHint {
  /** Lower case; '' for the number of an enterprise. */
  domain: string;
  /** '' unless a mail was typed. */
  mail: string;
  enterpriseNum: string;
}

export function readHint(typed: string): SignOnHint {
  const text = typed.normalize('NFKC').trim();
  const at = text.lastIndexOf('@');
  const domain = text.slice(at + 1).toLowerCase();
  if (DOMAIN.test(domain)) return { domain, mail: at > 0 ? text : '', enterpriseNum: '' };
  return { domain: '', mail: '', enterpriseNum: text };
}
