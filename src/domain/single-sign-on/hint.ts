import { MAIL_DOMAINS, PUBLIC_SUFFIXES } from './public-domains';

/** A mail domain: labels of letters, digits and hyphens, at least two of them. */
const DOMAIN = /^(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/;

/** Returns why a mail domain cannot be that of a company: its form, or that it is open to everyone. */
export function domainProblem(domain: string): 'malformed' | 'public' | undefined {
  if (!DOMAIN.test(domain)) return 'malformed';
  const labels = domain.split('.');
  const isOfMailboxes = labels.some((_, at) => MAIL_DOMAINS.has(labels.slice(at).join('.')));
  return isOfMailboxes || PUBLIC_SUFFIXES.has(domain) ? 'public' : undefined;
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
