import { createHash, createHmac } from 'node:crypto';

export interface S3Account {
  region: string;
  accessKey: string;
  secretKey: string;
}

interface S3Request {
  method: 'GET' | 'PUT' | 'DELETE';
  url: URL;
  /** Headers besides host and date; names in lower case. */
  headers: Readonly<Record<string, string>>;
  now: Date;
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

/**
 * Headers of a request to an S3-compatible store with its signature (AWS Signature Version 4). The url has no query.
 */
export function signS3(
  { region, accessKey, secretKey }: S3Account,
  { method, url, headers, now }: S3Request,
): Record<string, string> {
  const at = now.toISOString().replace(/[-:]|\.\d{3}/g, '');
  const day = at.slice(0, 8);
  const all: Record<string, string> = { ...headers, host: url.host, 'x-amz-date': at };
  const names = Object.keys(all).sort();
  const signed = names.join(';');
  const canonical = [
    method,
    url.pathname,
    '',
    ...names.map((name) => `${name}:${all[name]}`),
    '',
    signed,
    all['x-amz-content-sha256'] ?? '',
  ].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const key = ['s3', 'aws4_request'].reduce(hmac, hmac(hmac(`AWS4${secretKey}`, day), region));
  const signature = hmac(key, ['AWS4-HMAC-SHA256', at, scope, sha256(canonical)].join('\n')).toString('hex');
  const authorization = `AWS4-HMAC-SHA256 Credential=${accessKey}/${scope},SignedHeaders=${signed},Signature=${signature}`;
  return { ...all, authorization };
}
