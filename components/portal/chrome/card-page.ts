import { html, nothing, type TemplateResult } from 'lit';

/** A page with a single card and no menus. */
export const cardPage = (content: unknown): TemplateResult =>
  html`<main class="entry" part="page"><div class="entry-card">${content}</div></main>`;

/** Content of the card below its title. `back` adds a link back to the portal. */
export const titled = (
  title: string,
  content: unknown,
  back: { text: string; go: () => void } | undefined,
): TemplateResult =>
  html`<h1>${title}</h1>
    ${content}
    ${back ? html`<button type="button" class="tp-button" @click=${back.go}>${back.text}</button>` : nothing}`;
