import { html, nothing, type TemplateResult } from 'lit';

/** A page of one card, without menus. */
export const cardPage = (content: unknown): TemplateResult =>
  html`<main class="entry" part="page"><div class="entry-card">${content}</div></main>`;

/** What stands in the card, under its title; `back`: with a way back to what is in use. */
export const titled = (
  title: string,
  content: unknown,
  back: { text: string; go: () => void } | undefined,
): TemplateResult =>
  html`<h1>${title}</h1>
    ${content}
    ${back ? html`<button type="button" class="tp-button" @click=${back.go}>${back.text}</button>` : nothing}`;
