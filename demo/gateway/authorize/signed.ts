import { createHmac, timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';

const Expiry = v.object({ exp: v.number() });

/**
 * Signs claims that pass through others unchanged: `base64url(JSON).base64url(HMAC-SHA256)`. The purpose is part of the
 * key, so that a signature is valid for one purpose only.
 */
export function sign(secret: string, purpose: string, claims: object, expiresAt: Date): string {
  const text = Buffer.from(JSON.stringify({ ...claims, exp: expiresAt.getTime() })).toString('base64url');
  return `${text}.${hmac(secret, purpose, text).toString('base64url')}`;
}

/**
 * The claims of a signed text; undefined when the signature is wrong, it has expired or the content is of another
 * shape.
 */
export function unsign<S extends v.GenericSchema>(
  secret: string,
  purpose: string,
  signed: string,
  schema: S,
  now: Date,
): v.InferOutput<S> | undefined {
  const [text = '', signature = ''] = signed.split('.');
  const given = Buffer.from(signature, 'base64url');
  const expected = hmac(secret, purpose, text);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  const claims: unknown = JSON.parse(Buffer.from(text, 'base64url').toString());
  if (!v.is(Expiry, claims) || claims.exp <= now.getTime()) return undefined;
  const parsed = v.safeParse(schema, claims);
  return parsed.success ? parsed.output : undefined;
}

function hmac(secret: string, purpose: string, text: string): Buffer {
  const key = createHmac('sha256', secret).update(purpose).digest();
  return createHmac('sha256', key).update(text).digest();
}
