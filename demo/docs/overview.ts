import { html, type Html } from '../html';
import { codeBlock, renderLine } from './documents';
import { exampleOf } from './examples';
import type { ElementReference } from './manifest';
import { scriptTag } from './usages';

/** List of the elements, and the shortest way to the first one. */
export const overview = (folder: string, elements: ReadonlyMap<string, ElementReference>): Html => html`
  <h1>企业商旅元素</h1>
  <p class="lead">
    企业商旅门户的每个区域都是一个自定义元素，可单独放进任何页面，也可组成完整门户。本站的元素页由元素自身的声明生成，实例连接演示网关。
  </p>
  <h2 id="start">最短的一步</h2>
  <p>一个 script 标签会在页面出现元素时加载它们，不限何时出现：</p>
  ${codeBlock(scriptTag(folder))}
  <h2 id="elements">元素</h2>
  <table class="reference">
    <thead>
      <tr>
        <th scope="col">元素</th>
        <th scope="col">说明</th>
      </tr>
    </thead>
    <tbody>
      ${[...elements.values()].map(
        ({ tagName, description }) =>
          html`<tr>
            <td data-column="元素">
              <a href="/elements/${tagName}">${exampleOf(tagName).title}</a> <code>${tagName}</code>
            </td>
            <td data-column="说明"><span lang="en">${renderLine(description)}</span></td>
          </tr>`,
      )}
    </tbody>
  </table>
`;
