import type { FastifyServerOptions } from 'fastify';

const ID_NUMBER = /\d{17}[\dXx]/g;
const TOKEN = /\b[A-Za-z0-9_-]{43}\b/g;
const MOBILE = /\b1[3-9]\d{9}\b/g;

/** Hides what identifies people or opens sessions: messages of the database and of libraries quote values. */
export function scrub(text: string): string {
  return text.replace(ID_NUMBER, '[ID]').replace(TOKEN, '[TOKEN]').replace(MOBILE, '[MOBILE]');
}

/**
 * Options of the logger: no headers, no bodies, no queries of addresses, and of an error only what was meant
 * for the log (a database error carries the values of the row).
 */
export function loggerOptions(
  level: string,
  stream?: { write(line: string): void },
): Exclude<FastifyServerOptions['logger'], boolean | undefined> {
  return {
    level,
    ...(stream === undefined ? {} : { stream }),
    redact: ['*.password', '*.authSign', '*.smsCode', '*.cardNo', '*.identityCardNO', '*.sign'],
    serializers: {
      req: (request) => ({ method: request.method, path: request.url?.split('?')[0] }),
      err: (error) => ({ ...describeError(error) }),
    },
  };
}

interface ErrorDescription {
  type: string;
  message: string;
  stack: string;
  code?: string;
  constraint?: string;
  cause?: ErrorDescription;
}

function describeError(error: unknown): ErrorDescription {
  if (!(error instanceof Error)) return { type: typeof error, message: scrub(String(error)), stack: '' };
  const { code, constraint } = error as { code?: unknown; constraint?: unknown };
  return {
    type: error.name,
    message: scrub(error.message),
    stack: scrub(error.stack ?? ''),
    ...(typeof code === 'string' ? { code } : {}),
    ...(typeof constraint === 'string' ? { constraint } : {}),
    ...(error.cause === undefined ? {} : { cause: describeError(error.cause) }),
  };
}
