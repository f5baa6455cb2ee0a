import { html, type Html } from '../../html';
import { codeBlock, renderLine } from '../documents';
import { exampleOf } from '../examples';
import { section, table } from '../table';
import { curlOf, tokenHeader } from './curl';
import { elementsOf, GATEWAYS, permissionOf, type CallEntry, type Schema } from './documents';
import { fieldRows } from './field-rows';

interface Answer {
  content: Record<string, { example: unknown }>;
}

/** The page of a call: its facts, body, result, errors and an example. */
export function callPage(entry: CallEntry): Html {
  const { name, gateway, operation, document } = entry;
  const schemas = document.components.schemas;
  const body = schemas[`${name}.body`] ?? {};
  const result = schemas[`${name}.result`] ?? {};
  const { content } = operation.responses['200'] as Answer;
  return html`<h1><code>${name}</code></h1>
    <p class="lead" lang="en">${renderLine(operation.description)}</p>
    ${table(
      ['项目', '内容'],
      factsOf(entry).map(([fact, value]) => [html`${fact}`, value]),
    )}
    ${fields('请求', 'body', body, entry)}
    ${fields(operation['x-stream'] === true ? '事件' : '结果（result）', 'result', result, entry)}
    ${section(
      '错误',
      'faults',
      ['错误码', '名称', '提示'],
      operation['x-faults'].map((fault) => [
        html`<code>${fault.code}</code>`,
        html`<code>${fault.name}</code>`,
        html`${fault.msg} <span lang="en">${fault.english}</span>`,
      ]),
    )}
    <h2 id="example">示例</h2>
    <p><code>GATEWAY</code> 为网关地址，<code>AUTH_SIGN</code> 为会话令牌。</p>
    ${codeBlock(curlOf(entry))} ${codeBlock(JSON.stringify(content['application/json']?.example, null, 2))}
    <p>
      <a href="/calls/${gateway}">${GATEWAYS[gateway] ?? ''}网关的全部接口</a> ·
      <a href="/openapi/${gateway}.json" download>OpenAPI 3.1 文档</a>
    </p>`;
}

function fields(title: string, id: string, schema: Schema, entry: CallEntry): Html {
  const rows = fieldRows(schema, entry.document);
  if (rows.length > 0) return section(title, id, ['字段', '类型', '必填', '说明'], rows);
  const whole = fieldRows(
    { type: 'object', required: ['result'], properties: { result: schema } },
    entry.document,
  );
  return id === 'body'
    ? html`<h2 id="${id}">${title}</h2>
        <p>空对象 <code>{}</code>。</p>`
    : section(title, id, ['字段', '类型', '必填', '说明'], whole);
}

function factsOf(entry: CallEntry): [fact: string, value: Html][] {
  const { gateway, method, path, operation } = entry;
  const limits = operation['x-limits'] as { fileBytes: number; files: number } | undefined;
  const permission = permissionOf(entry);
  const described = operation['x-permission'] as { note?: string } | undefined;
  const facts: [string, Html | undefined][] = [
    ['网关', html`<a href="/calls/${gateway}">${GATEWAYS[gateway] ?? ''}</a> <code>${gateway}</code>`],
    ['地址', html`<code>${method} ${path}</code>`],
    ['身份', identityOf(entry)],
    [
      '权限',
      permission === ''
        ? undefined
        : html`<code>${permission}</code> <span lang="en">${described?.note ?? ''}</span>`,
    ],
    ['调用方', callersOf(entry)],
    [
      '重复提交',
      operation['x-mutates'] === true
        ? html`<code>requestid</code> 为幂等键：相同编号与内容的重复请求不再生效，返回首次的应答。`
        : undefined,
    ],
    [
      '上传',
      limits === undefined
        ? undefined
        : html`<code>multipart/form-data</code>，至多 ${limits.files} 个文件，每个不超过
            ${Math.floor(limits.fileBytes / 1024 / 1024)} MB`,
    ],
    [
      '事件流',
      operation['x-stream'] === true
        ? html`<code>accept: text/event-stream</code> 持续返回事件；<code>accept: application/json</code>
            立即返回已有事件 <code>{ events, hasMore }</code>，供代理缓冲事件流时轮询。`
        : undefined,
    ],
  ];
  return facts.flatMap(([fact, value]) => (value === undefined ? [] : [[fact, value] as [string, Html]]));
}

function identityOf(entry: CallEntry): Html {
  const needs = entry.operation['x-needs'];
  if (needs === 'none') return html`无需登录`;
  const who = needs === 'token' ? '用户会话' : '差旅服务商操作员的会话';
  return html`${who}，请求头 <code>${tokenHeader(entry)}</code>`;
}

function callersOf(entry: CallEntry): Html {
  const tags = elementsOf(entry);
  if (tags.length === 0) return html`由服务端或接入方调用，元素不调用`;
  if (tags.includes('*')) return html`所有元素`;
  return html`${tags.map(
    (tag) => html`<a href="/elements/${tag}">${exampleOf(tag).title}</a> <code>${tag}</code> `,
  )}`;
}
