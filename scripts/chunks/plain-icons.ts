import type { Plugin } from 'vite';

/**
 * What makes an icon of lucide a component, without what the suite does not use of it: contexts, sizes, colours and strokes
 * of an icon's own. The elements style icons by their class.
 */
const PLAIN = `
import { createElement } from 'react';
export default ({ name, aliases = [], node }) => ({ className, ...props }) =>
  createElement('svg', {
    xmlns: 'http://www.w3.org/2000/svg',
    width: 24,
    height: 24,
    viewBox: '0 0 24 24',
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 2,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    'aria-hidden': 'aria-label' in props ? undefined : 'true',
    ...props,
    className: ['lucide', ...[name, ...aliases].map((one) => 'lucide-' + one), className].filter(Boolean).join(' '),
  }, ...node.map((part) => createElement(...part)));
`;
const MAKER = /lucide-react[\\/]dist[\\/]esm[\\/]createLucideIcon\.mjs$/;
const ICON = /lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]/;

/** Icons by a few lines of code instead of lucide's, which are two of a hundred parts of what comes before the search form. */
export const plainIcons: Plugin = {
  name: 'plain-icons',
  enforce: 'pre',
  apply: 'build',
  load: { filter: { id: MAKER }, handler: () => ({ code: PLAIN, map: null }) },
  // children that are handed over one by one need no keys
  transform: {
    filter: { id: ICON },
    handler: (code) => ({ code: code.replace(/, key: "\w+"/g, ''), map: null }),
  },
};
