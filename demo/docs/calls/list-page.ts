import { html, type Html } from '../../html';
import { renderLine } from '../documents';
import { section, table } from '../table';
import {
  addressOf,
  elementsOf,
  GATEWAYS,
  permissionOf,
  type ApiDocuments,
  type CallEntry,
} from './documents';

const MOST_FOUND = 100;

/** Overview of the gateways, or the calls that have all searched words in name, address, comment or element. */
export function callsOverview(
  { index, services }: ApiDocuments,
  entries: Iterable<CallEntry>,
  search: string,
): Html {
  return html`<h1>接口</h1>
    <p class="lead">
      元素通过这些接口与网关交互。对接自有后端见<a href="/guides/connect">对接网关</a>；OpenAPI 3.1
      文档可直接生成代码与模拟服务。
    </p>
    ${searchForm(search)}
    ${search === '' ? html`${gateways(index)} ${behind(services)}` : found([...entries], search)}`;
}

const searchForm = (search: string): Html =>
  html`<form class="search" action="/calls" method="get" role="search">
    <label
      >查找接口 <input type="search" name="q" value="${search}" placeholder="名称、地址、说明、元素或权限"
    /></label>
    <button>查找</button>
  </form>`;

const gateways = ({ documents }: ApiDocuments['index']): Html =>
  table(
    ['网关', '接口数', 'OpenAPI 3.1'],
    documents.map(({ gateway, file, calls }) => [
      html`<a href="/calls/${gateway}">${GATEWAYS[gateway] ?? ''}</a> <code>${gateway}</code>`,
      html`${calls}`,
      html`<a href="/openapi/${file}" download>${file}</a>`,
    ]),
  );

const behind = (services: ApiDocuments['services']): Html =>
  table(
    ['网关调用的服务', '接口数', 'OpenAPI 3.1'],
    [...services].map(([name, { info, paths }]) => [
      html`<a href="/guides/${name}">${info.title}</a>`,
      html`${Object.keys(paths).length}`,
      html`<a href="/openapi/${name}.json" download>${name}.json</a>`,
    ]),
  );

function found(entries: readonly CallEntry[], search: string): Html {
  const words = search.toLowerCase().split(/\s+/);
  const matches = entries.filter((entry) => {
    const text = [
      entry.name,
      entry.gateway,
      entry.path,
      entry.operation.description,
      permissionOf(entry),
      ...elementsOf(entry),
    ]
      .join('\n')
      .toLowerCase();
    return words.every((word) => text.includes(word));
  });
  const inName = ({ name }: CallEntry) => words.every((word) => name.toLowerCase().includes(word));
  matches.sort((a, b) => Number(inName(b)) - Number(inName(a)));
  if (matches.length === 0) return html`<p role="status">没有找到“${search}”。</p>`;
  const more = matches.length > MOST_FOUND ? `，显示前 ${MOST_FOUND} 个，请增加关键字` : '';
  return html`<p role="status">找到 ${matches.length} 个接口${more}。</p>
    ${callTable(matches.slice(0, MOST_FOUND))}`;
}

/** All calls of a gateway by area. */
export function gatewayPage(gateway: string, entries: readonly CallEntry[]): Html {
  const areas = new Map<string, CallEntry[]>();
  for (const entry of entries) {
    const [area = ''] = entry.operation.tags;
    areas.set(area, [...(areas.get(area) ?? []), entry]);
  }
  const sorted = [...areas].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return html`<h1>${GATEWAYS[gateway] ?? ''}网关 <code>${gateway}</code></h1>
    <p class="lead">
      ${entries.length} 个接口。<a href="/openapi/${gateway}.json" download>下载 OpenAPI 3.1 文档</a>
    </p>
    ${searchForm('')}
    <p>${sorted.map(([area]) => html`<a href="#${area}">${area}</a> `)}</p>
    ${sorted.map(
      ([area, calls]) =>
        html`<h2 id="${area}"><code>${area}</code></h2>
          ${callTable(calls)}`,
    )}`;
}

const callTable = (entries: readonly CallEntry[]): Html =>
  table(
    ['接口', '说明'],
    entries.map((entry) => [
      html`<a href="${addressOf(entry)}"><code>${entry.name}</code></a>`,
      html`<span lang="en">${renderLine(entry.operation.description)}</span>
        <code class="property">${entry.method} ${entry.path}</code>`,
    ]),
  );

/** The calls that an element sends, for its page. */
export function callsOfElement(tagName: string, entries: Iterable<CallEntry>): Html {
  const own = [...entries].filter((entry) => elementsOf(entry).some((tag) => tag === tagName || tag === '*'));
  return section(
    '接口与权限',
    'calls',
    ['接口', '权限对象', '网关', '说明'],
    own.map((entry) => [
      html`<a href="${addressOf(entry)}"><code>${entry.name}</code></a>`,
      permissionOf(entry) === '' ? html`—` : html`<code>${permissionOf(entry)}</code>`,
      html`<code>${entry.gateway}</code>`,
      html`<span lang="en">${renderLine(entry.operation.description)}</span>`,
    ]),
  );
}
