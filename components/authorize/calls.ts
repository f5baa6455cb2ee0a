import type { BodyOf, ResultOf } from '../../src/contract/call';
import type { OpenedSession } from '../../src/contract/login';
import { authorize, exchangeAuthorizationCode } from '../../src/contract/authorize';
import type { Runtime } from '../../src/element/runtime/runtime';

export const askAddress = (
  runtime: Runtime,
  body: BodyOf<typeof authorize>,
): Promise<ResultOf<typeof authorize>> => runtime.send(authorize, body);

export const exchangeCode = (
  runtime: Runtime,
  body: BodyOf<typeof exchangeAuthorizationCode>,
): Promise<OpenedSession> => runtime.send(exchangeAuthorizationCode, body);
