import { html, type Html } from '../html';
import { exampleOf, SERVER_SITE } from './examples';
import { namedValues, type Attribute, type ElementReference } from './manifest';

export interface LiveExampleSettings {
  /** Folder of the package. */
  folder: string;
  /** Origin of the gateway, which serves the elements too. */
  gateway: string;
  cashier: string;
  serverSite: string;
  /** Demo accounts, and the one that the page is signed in with. */
  accounts: readonly { loginName: string; description: string }[];
  account: string;
}

/** Attributes set by the host page's code, without a field in the example. */
const NOT_SET_BY_HAND = new Set(['theme', 'density', 'auth-sign']);
const WIDTHS = ['1024', '768', '390'];

/** The suite's script tag, signed in with one demo account. */
export const suiteScript = ({ gateway, cashier, serverSite, account }: LiveExampleSettings): Html =>
  html`<script
      type="module"
      src="${gateway}/elements/loader.js"
      data-auth-url="/auth-sign?account=${account}"
      data-storage="memory"
      data-theme="auto"
      data-trusted-origins="${cashier} ${serverSite}"
    ></script>
    <script type="module" src="/live-example.js"></script>`;

/** Choice of the page's account, and on the playground of the element. */
export const chooser = ({ accounts, account }: LiveExampleSettings, more: Html = html``): Html =>
  html`<form method="get" class="chooser">
    ${more}
    <label>
      登录身份
      <select name="account">
        ${accounts.map(({ loginName, description }) => option(loginName, `${loginName} ${description}`, account))}
      </select>
    </label>
    <button type="submit">切换</button>
  </form>`;

/** A running element with fields for its attributes, the matching code, and a log of its events. */
export function liveExample(element: ElementReference, settings: LiveExampleSettings): Html {
  const { tagName, attributes, events } = element;
  const { attributes: given = {}, content, note } = exampleOf(tagName);
  const shown = Object.entries(given).map(([name, value]): [string, string] => [
    name,
    value.replace(SERVER_SITE, settings.serverSite),
  ]);
  const values = new Map(shown);
  const fields = attributes.filter(({ name }) => !NOT_SET_BY_HAND.has(name));
  return html`<section
    class="live"
    data-tag="${tagName}"
    data-events="${events.map(({ name }) => name).join(' ')}"
    aria-label="实例"
  >
    ${note === undefined ? '' : html`<p class="note">${note}</p>`}
    <form class="look">
      ${select('theme', '主题', ['auto', 'light', 'dark'])}
      ${select('density', '密度', ['compact', 'default', 'comfortable'])}
      <label>
        宽度
        <select name="width">
          <option value="">页面宽度</option>
          ${WIDTHS.map((width) => html`<option value="${width}">${width} px</option> `)}
        </select>
      </label>
    </form>
    <div class="stage">
      <div class="room">
        ${markup(tagName, shown, content && markup(content.tagName, Object.entries(content.attributes)))}
      </div>
    </div>
    <div class="beside">
      <form class="attributes">
        <h3>属性</h3>
        ${fields.length === 0 ? html`<p>没有可调整的属性。</p>` : fields.map((each) => field(each, values.get(each.name)))}
      </form>
      <div class="told">
        <h3>代码</h3>
        <div class="code">
          <pre tabindex="0"><code></code></pre>
          <button type="button" class="copy">复制</button>
        </div>
        <div class="log-head">
          <h3>事件</h3>
          <label><input type="checkbox" class="prevent" /> 阻止默认行为</label>
          <button type="button" class="clear">清空</button>
        </div>
        <div class="log" role="log" aria-label="事件记录" tabindex="0"><ol></ol></div>
      </div>
    </div>
  </section>`;
}

/** Names come from the manifest; values are escaped. */
function markup(tagName: string, attributes: readonly [string, string][], content: Html = html``): Html {
  const written = attributes.map(([name, value]) => html` ${name}="${value}"`);
  return html`<${tagName}${written}>${content}</${tagName}>`;
}

function field({ name, type: { text }, default: initial }: Attribute, value: string | undefined): Html {
  if (text === 'boolean') {
    return html`<label class="flag">
      <input type="checkbox" name="${name}" ${value === undefined ? '' : html` checked`} />
      <code>${name}</code>
    </label>`;
  }
  const names = namedValues(text);
  const control =
    names.length > 0
      ? html`<select name="${name}">
          <option value="">默认（${initial}）</option>
          ${names.map((each) => option(each, each, value))}
        </select>`
      : html`<input
          name="${name}"
          value="${value ?? ''}"
          placeholder="${initial}"
          autocomplete="off"
          ${text === 'number' ? html` inputmode="decimal"` : ''}
        />`;
  return html`<label><code>${name}</code> ${control}</label> `;
}

const select = (name: string, label: string, values: readonly string[]): Html =>
  html`<label>
    ${label}
    <select name="${name}">
      <option value="">默认</option>
      ${values.map((value) => option(value, value, undefined))}
    </select>
  </label>`;

export const option = (value: string, label: string, chosen: string | undefined): Html =>
  html`<option value="${value}" ${value === chosen ? html` selected` : ''}>${label}</option> `;
