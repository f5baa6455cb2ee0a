import { CLIENT_TYPE, REQUEST_ID_HEADER } from '../contract/envelope';

export interface ClientIdentity {
  /** Package name sent as client info. */
  packageName: string;
  version: string;
  /** One a page load. */
  sessionId: string;
}

interface RequestIdentity {
  requestId: string;
  traceId: string;
  now: number;
  authHeader: string;
  token: string | undefined;
}

/** Headers of every call (specification 7.1). `entno` is empty to the letter. */
export function requestHeaders(client: ClientIdentity, request: RequestIdentity): Record<string, string> {
  return {
    'content-type': 'application/json',
    [REQUEST_ID_HEADER]: request.requestId,
    clientinfo: JSON.stringify({
      packageName: client.packageName,
      clientType: CLIENT_TYPE,
      timestamp: request.now,
      version: client.version,
    }),
    clienttype: String(CLIENT_TYPE),
    entno: '',
    sessionid: client.sessionId,
    traceid: request.traceId,
    ...(request.token === undefined ? {} : { [request.authHeader]: request.token }),
  };
}
