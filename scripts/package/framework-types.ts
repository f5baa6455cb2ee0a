import { manifestElements, type ManifestElement } from './elements-data';

/** Types that declare the elements for frameworks, by file. Users of a framework import its file. */
export function frameworkTypes(): Record<string, string> {
  const elements = manifestElements();
  const rows = (indent: string, type: (element: ManifestElement) => string) =>
    elements.map((element) => `${indent}'${element.tagName}': ${type(element)};`).join('\n');
  const names = ({ name }: ManifestElement) =>
    `E.${name}, E.${name}Properties, E.${name}Attributes, E.${name}EventMap`;
  const HEAD = `// Generated from the declarations of the elements.
import type * as E from './elements.js';`;
  const PROPS_OF = `
/**
 * Attributes, properties and listeners of an element. JSX itself checks no name with a hyphen that it does not know;
 * \`satisfies PropsOf<'tp-flight-booking'>\` does.
 */
export type PropsOf<Tag extends keyof TpElements> = TpElements[Tag];
`;

  return {
    'react.d.ts': `${HEAD}
import type { DetailedHTMLProps, HTMLAttributes } from 'react';

type Handlers<M> = { [K in keyof M & string as \`on\${K}\`]?: (event: M[K]) => void };
type Props<T, P, A, M> = DetailedHTMLProps<HTMLAttributes<T>, T> & Partial<P> & A & Handlers<M>;

export interface TpElements {
${rows('  ', (element) => `Props<${names(element)}>`)}
}
${PROPS_OF}
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends TpElements {}
  }
}
`,
    'preact.d.ts': `${HEAD}
import type { HTMLAttributes } from 'preact';

type Handlers<M> = { [K in keyof M & string as \`on\${K}\`]?: (event: M[K]) => void };
type Props<T extends EventTarget, P, A, M> = HTMLAttributes<T> & Partial<P> & A & Handlers<M>;

export interface TpElements {
${rows('  ', (element) => `Props<${names(element)}>`)}
}
${PROPS_OF}
declare module 'preact' {
  namespace JSX {
    interface IntrinsicElements extends TpElements {}
  }
}
`,
    'vue.d.ts': `${HEAD}
import type { HTMLAttributes, ReservedProps } from 'vue';

type Camel<S extends string> = S extends \`\${infer Head}-\${infer Tail}\` ? \`\${Head}\${Capitalize<Camel<Tail>>}\` : S;
type Handlers<M> = { [K in keyof M & string as \`on\${Capitalize<Camel<K>>}\`]?: (event: M[K]) => void };
type Component<P, A, M> = new () => { $props: HTMLAttributes & ReservedProps & Partial<P> & A & Handlers<M> };

declare module 'vue' {
  interface GlobalComponents {
${rows('    ', ({ name }) => `Component<E.${name}Properties, E.${name}Attributes, E.${name}EventMap>`)}
  }
}
`,
    'svelte.d.ts': `${HEAD}
import type { HTMLAttributes } from 'svelte/elements';

type Handlers<M> = { [K in keyof M & string as \`on\${K}\`]?: (event: M[K]) => void };
type Props<T extends EventTarget, P, A, M> = HTMLAttributes<T> & Partial<P> & A & Handlers<M>;

declare module 'svelte/elements' {
  interface SvelteHTMLElements {
${rows('    ', (element) => `Props<${names(element)}>`)}
  }
}
`,
    'solid.d.ts': `${HEAD}
import type { JSX as SolidJSX } from 'solid-js';

type Handlers<M> = { [K in keyof M & string as \`on:\${K}\`]?: (event: M[K]) => void };
type Given<P> = { [K in keyof P & string as \`prop:\${K}\`]?: P[K] };
type Props<T, P, A, M> = SolidJSX.HTMLAttributes<T> & Partial<P> & Given<P> & A & Handlers<M>;

declare module 'solid-js' {
  namespace JSX {
    interface IntrinsicElements {
${rows('      ', (element) => `Props<${names(element)}>`)}
    }
  }
}
`,
  };
}
