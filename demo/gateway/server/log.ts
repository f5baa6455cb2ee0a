import type { FastifyServerOptions } from 'fastify';

const ID_NUMBER = /\d{17}[\dXx]/g;
const TOKEN = /\b[A-Za-z0-9_-]{43}\b/g;
const MOBILE = /\b1[3-9]\d{9}\b/g;

/** Hides what identifies people or opens sessions: messages of the database and of libraries quote values. */
export function scrub(text: string): string {
  return text.replace(ID_NUMBER, '[ID]').replace(TOKEN, '[TOKEN]').replace(MOBILE, '[MOBILE]');
}

/** Errors that caused each other, as far as they are told. */
const CAUSES = 4;

/** Takes the log, a line at a time. */
export interface LogStream {
  write(line: string): void;
}

/**
 * Options of the logger: no headers, no bodies, no queries of addresses, and of an error only what was meant
 * for the log (a database error carries the values of the row). Texts longer than `textLimit` characters are cut:
 * addresses and messages quote what was sent, and a log that fills the disk ends the process. Without a `stream` it goes
 * to the standard output.
 */
export function loggerOptions(
  level: string,
  { textLimit = 2000, stream }: { textLimit?: number; stream?: LogStream | undefined } = {},
): Exclude<FastifyServerOptions['logger'], boolean | undefined> {
  const cut: Cut = (text) =>
    text.length <= textLimit ? text : `${text.slice(0, textLimit)}… (${text.length} characters)`;
  return {
    level,
    ...(stream === undefined ? {} : { stream }),
    redact: ['*.password', '*.authSign', '*.smsCode', '*.cardNo', '*.identityCardNO', '*.sign'],
    serializers: {
      req: (request) => ({ method: request.method, path: cut(request.url?.split('?')[0] ?? '') }),
      err: (error) => ({ ...describeError(error, cut) }),
    },
    formatters: {
      log: (line) =>
        Object.fromEntries(
          Object.entries(line).map(([name, value]) => [name, typeof value === 'string' ? cut(value) : value]),
        ),
    },
  };
}

type Cut = (text: string) => string;

interface ErrorDescription {
  type: string;
  message: string;
  stack: string;
  code?: string;
  constraint?: string;
  cause?: ErrorDescription;
}

function describeError(error: unknown, cut: Cut, causes = CAUSES): ErrorDescription {
  const tell = (text: string) => cut(scrub(text));
  if (!(error instanceof Error)) return { type: typeof error, message: tell(String(error)), stack: '' };
  const { code, constraint } = error as { code?: unknown; constraint?: unknown };
  return {
    type: tell(error.name),
    message: tell(error.message),
    stack: tell(error.stack ?? ''),
    ...(typeof code === 'string' ? { code: cut(code) } : {}),
    ...(typeof constraint === 'string' ? { constraint: cut(constraint) } : {}),
    ...(error.cause === undefined || causes === 0
      ? {}
      : { cause: describeError(error.cause, cut, causes - 1) }),
  };
}
