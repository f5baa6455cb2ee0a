import { html, type Html } from '../html';

/** A heading with a table; nothing without rows. */
export function section(title: string, id: string, head: readonly string[], rows: readonly Html[][]): Html {
  return rows.length === 0
    ? html``
    : html`<h2 id="${id}">${title}</h2>
        ${table(head, rows)}`;
}

/** On a narrow page, rows become blocks with the column's name before each cell. */
export const table = (head: readonly string[], rows: readonly Html[][]): Html =>
  html`<table class="reference">
    <thead>
      <tr>
        ${head.map((name) => html`<th scope="col">${name}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${rows.map(
        (cells) =>
          html`<tr>
            ${cells.map((cell, i) => html`<td data-column="${head[i] ?? ''}">${cell}</td>`)}
          </tr>`,
      )}
    </tbody>
  </table>`;
