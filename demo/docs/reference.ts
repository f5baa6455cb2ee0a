import { html, type Html } from '../html';
import { codeBlock, renderLine } from './documents';
import { exampleOf } from './examples';
import { chooser, liveExample, type LiveExampleSettings } from './live-example';
import { methods, ownProperties, type Described, type ElementReference } from './manifest';
import { section, table } from './table';
import { usagesOf } from './usages';

/** A token of the suite: a custom property that every element reads. */
export interface Token extends Described {
  default: string;
}

/** The page of an element: a running example, code to copy, the whole public API, and its calls. */
export function elementPage(
  element: ElementReference,
  tokens: readonly Token[],
  settings: LiveExampleSettings,
  calls: Html,
): Html {
  const { tagName, description, attributes, events, slots, cssParts, cssProperties } = element;
  const signatures = methods(element).map(({ name, parameters = [], return: result, description: does }) => ({
    name: `${name}(${parameters.map((each) => `${each.name}: ${each.type.text}`).join(', ')})`,
    type: result.type,
    description: does,
  }));
  return html`<h1>${exampleOf(tagName).title} <code>&lt;${tagName}&gt;</code></h1>
    <p class="lead" lang="en">${renderLine(description)}</p>
    <h2 id="example">实例</h2>
    ${chooser(settings)} ${liveExample(element, settings)}
    <h2 id="usage">用法</h2>
    <div class="usages">
      ${usagesOf(element, settings.folder).map(
        ({ title, code }, i) =>
          html`<details ${i === 0 ? html` open` : ''}>
            <summary>${title}</summary>
            ${codeBlock(code)}
          </details>`,
      )}
    </div>
    ${section(
      '属性',
      'attributes',
      ['名称', '类型', '默认值', '说明'],
      attributes.map(({ name, fieldName, type, default: initial, description: meaning }) => [
        name === fieldName
          ? html`<code>${name}</code>`
          : html`<code>${name}</code> <code class="property">${fieldName}</code>`,
        html`<code>${type.text}</code>`,
        html`<code>${initial}</code>`,
        text(meaning),
      ]),
    )}
    ${section('其他属性（仅 property）', 'properties', ['名称', '类型', '说明'], typed(ownProperties(element)))}
    ${section('方法', 'methods', ['名称', '返回', '说明'], typed(signatures))}
    ${section('事件', 'events', ['名称', '类型', '说明'], typed(events))}
    ${section('插槽', 'slots', ['名称', '说明'], named(slots))}
    ${section('部件（::part）', 'parts', ['名称', '说明'], named(cssParts))} ${exportedParts(element)}
    ${section('自有样式变量', 'css-properties', ['名称', '说明'], named(cssProperties))} ${calls}
    <h2 id="tokens">主题变量</h2>
    <p>以下变量对所有元素有效，在任意祖先上设置；可在<a href="/theme">主题页</a>调整并复制。</p>
    <details>
      <summary>全部 ${tokens.length} 个变量</summary>
      ${table(
        ['名称', '默认值', '说明'],
        tokens.map(({ name, default: initial, description: meaning }) => [
          html`<code>${name}</code>`,
          html`<code>${initial}</code>`,
          text(meaning),
        ]),
      )}
    </details>`;
}

/** Names of the parts as seen from outside an element that contains this one. */
function exportedParts({ tagName, cssParts }: ElementReference): Html {
  const [part] = cssParts;
  if (!part || tagName === 'tp-portal') return html``;
  const name = `${tagName.slice('tp-'.length)}-${part.name}`;
  return html`<p>显示在其他元素内部时，部件名前加上标签名，例如 <code>tp-portal::part(${name})</code>。</p>`;
}

const text = (markdown: string): Html => html`<span lang="en">${renderLine(markdown)}</span>`;

const typed = (rows: readonly (Described & { type: { text: string } })[]): Html[][] =>
  rows.map(({ name, type, description }) => [
    html`<code>${name}</code>`,
    html`<code>${type.text}</code>`,
    text(description),
  ]);

const named = (rows: readonly Described[]): Html[][] =>
  rows.map(({ name, description }) => [
    name === '' ? html`（默认）` : html`<code>${name}</code>`,
    text(description),
  ]);
