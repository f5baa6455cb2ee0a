/**
 * Masks the name of a mail address but for its first character: `l****@demo.example`. Any other text is masked wholly.
 */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const [first = ''] = email;
  return at < 1 ? '****' : `${first}****${email.slice(at)}`;
}
