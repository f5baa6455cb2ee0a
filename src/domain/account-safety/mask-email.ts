/** A mail address with its name hidden but for the first character: `l****@demo.example`. Anything else is hidden whole. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const [first = ''] = email;
  return at < 1 ? '****' : `${first}****${email.slice(at)}`;
}
