import { html, type Html } from '../html';
import { renderLine } from './documents';
import type { Token } from './reference';

/** Tokens that most hosts set first. */
const FIRST = [
  '--tp-color-accent',
  '--tp-color-page',
  '--tp-color-surface',
  '--tp-color-text',
  '--tp-color-price',
  '--tp-radius',
  '--tp-radius-card',
  '--tp-font-family',
  '--tp-font-body',
  '--tp-control-height',
];

/** Fields for the tokens, elements as a preview, and the resulting CSS. */
export function themePage(tokens: readonly Token[]): Html {
  const first = FIRST.flatMap((name) => tokens.filter((token) => token.name === name));
  const others = tokens.filter((token) => !first.includes(token));
  return html`<h1>主题</h1>
    <p class="lead">
      调整变量，右侧元素随即变化；所得 CSS 放进页面样式即可。未调整的变量保持默认。深浅两套颜色不同时写作
      <code>light-dark(浅色, 深色)</code>。
    </p>
    <div class="theme">
      <form class="tokens">
        <label class="scheme">
          预览
          <select name="theme">
            <option value="auto">跟随系统</option>
            <option value="light">浅色</option>
            <option value="dark">深色</option>
          </select>
        </label>
        ${first.map(field)}
        <details>
          <summary>其余 ${others.length} 个变量</summary>
          ${others.map(field)}
        </details>
        <button type="reset">全部恢复默认</button>
      </form>
      <div class="shown">
        <div class="code">
          <pre tabindex="0" aria-label="CSS"><code></code></pre>
          <button type="button" class="copy">复制</button>
        </div>
        <div class="stage">
          <div class="room">
            <tp-flight-booking dep-code="BJS" arr-code="SHA" hides-held-orders></tp-flight-booking>
          </div>
        </div>
        <div class="stage">
          <div class="room"><tp-order-list page-size="10"></tp-order-list></div>
        </div>
      </div>
    </div>`;
}

const isColour = (value: string): boolean =>
  /^(light-dark\()?(#|rgb|oklch|color)|--_(neutral|color)/.test(value);

/** A field for a CSS value, with the browser's colour picker for colours. */
const field = ({ name, default: initial, description }: Token): Html =>
  html`<div class="token">
    <label for="${name}"><code>${name}</code></label>
    <span class="inputs">
      ${
        isColour(initial) ? html`<input type="color" data-for="${name}" aria-label="${name} 取色" /> ` : ''
      }<input
        id="${name}"
        data-default="${initial}"
        name="${name}"
        placeholder="${initial}"
        autocomplete="off"
        spellcheck="false"
      />
    </span>
    <span class="meaning" lang="en">${renderLine(description)}</span>
  </div>`;
