import { svg, type TemplateResult } from 'lit';

const icon = (content: TemplateResult): TemplateResult => svg`<svg
  class="icon" viewBox="0 0 16 16" width="16" height="16" fill="none" stroke="currentColor"
  stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">${content}</svg>`;

/** Icons of the shell. React's icon set would load React before the first page. */
export const ICONS = {
  menu: icon(svg`<path d="M2.5 4h11M2.5 8h11M2.5 12h11"></path>`),
  search: icon(svg`<circle cx="7" cy="7" r="4.5"></circle><path d="m10.5 10.5 3 3"></path>`),
  chevron: icon(svg`<path d="m4.5 6.5 3.5 3.5 3.5-3.5"></path>`),
  collapse: icon(svg`<path d="M13.5 3v10M9.5 4.5 6 8l3.5 3.5"></path>`),
  expand: icon(svg`<path d="M2.5 3v10M6.5 4.5 10 8l-3.5 3.5"></path>`),
  close: icon(svg`<path d="m4 4 8 8M12 4l-8 8"></path>`),
  chat: icon(svg`<path d="M2.5 3.5h11v8H7l-3 2.5v-2.5H2.5z"></path>`),
  pin: icon(svg`<path d="M8 2.2l1.8 3.6 4 .6-2.9 2.8.7 4L8 11.3l-3.6 1.9.7-4L2.2 6.4l4-.6z"></path>`),
  follow: icon(
    svg`<path d="M2.5 2.5h4v4h-4zM9.5 2.5h4v4h-4zM2.5 9.5h4v4h-4zM9.5 9.5h1.5M13.5 9.5v4M9.5 13.5h1.5"></path>`,
  ),
  light: icon(
    svg`<circle cx="8" cy="8" r="3"></circle><path d="M8 1.5v1M8 13.5v1M1.5 8h1M13.5 8h1M3.4 3.4l.7.7M11.9 11.9l.7.7M3.4 12.6l.7-.7M11.9 4.1l.7-.7"></path>`,
  ),
  dark: icon(svg`<path d="M13 9.5A5.5 5.5 0 0 1 6.5 3a5.5 5.5 0 1 0 6.5 6.5z"></path>`),
  auto: icon(svg`<rect x="2" y="3" width="12" height="8" rx="1"></rect><path d="M6 13.5h4M8 11v2.5"></path>`),
} as const;
