import type { FastifyServerOptions } from 'fastify';

const ID_NUMBER = /\d{17}[\dXx]/g;
const TOKEN = /\b[A-Za-z0-9_-]{43}\b/g;
const MOBILE = /\b1[3-9]\d{9}\b/g;

/** Masks identity numbers, tokens and phone numbers, which messages of the database and of libraries quote. */
export function scrub(text: string): string {
  return text.replace(ID_NUMBER, '[ID]').replace(TOKEN, '[TOKEN]').replace(MOBILE, '[MOBILE]');
}

/** Depth of a chain of error causes that is logged. */
const CAUSES = 4;

/** Receives the log line by line. */
export interface LogStream {
  write(line: string): void;
}

/**
 * Options of the logger. It logs no headers, bodies or query strings, and of an error only the parts meant for the log,
 * because a database error carries the values of the row. Texts longer than `textLimit` characters are cut: addresses
 * and messages quote user input, and a log that fills the disk ends the process. Without a `stream` it goes to the
 * standard output.
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
