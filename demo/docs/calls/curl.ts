import type { CallEntry } from './documents';

const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

/** Name of the header that carries the token at the gateway of a call. */
export function tokenHeader({ document }: CallEntry): string {
  const { authSign } = document.components.securitySchemes as { authSign?: { name: string } };
  return authSign?.name ?? 'auth-sign';
}

/** The call as a command, with the example of its body. */
export function curlOf(entry: CallEntry): string {
  const { method, path, operation } = entry;
  const headers = ['requestid: 3f2504e0-4f89-41d3-9a0c-0305e82c3301', 'clienttype: 201'];
  const body = operation.requestBody?.content['application/json'];
  const isForm = operation.requestBody?.content['multipart/form-data'] !== undefined;
  if (body) headers.unshift('content-type: application/json');
  return [
    `curl ${method === 'GET' ? '-G ' : ''}"$GATEWAY"${quoted(path)}`,
    ...headers.map((header) => `-H ${quoted(header)}`),
    ...(operation['x-needs'] === 'none' ? [] : [`-H "${tokenHeader(entry)}: $AUTH_SIGN"`]),
    ...(body ? [`-d ${quoted(JSON.stringify(body.example))}`] : []),
    ...(isForm ? ["-F 'file=@example.xlsx'"] : []),
  ].join(' \\\n  ');
}
