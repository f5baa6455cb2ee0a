/** The part of the browser's `CSS` that is used. */
type Support = Pick<typeof CSS, 'supports'>;
type Rewrite = (css: string) => string;

/** Replacement for the background of selected items, whose token mixes colours. */
const SOFT = '#e8effb';

/** Styles that stand in for the top layer in browsers without `popover`. */
const IN_PLACE = `@layer base{[popover]{position:fixed;z-index:2147483647;inset:0;width:fit-content;height:fit-content;overflow:auto}[popover]:not([data-shown]){display:none}}`;

/**
 * Returns a function that rewrites style sheets for an older browser by its capabilities. Where the browser cannot
 * choose a theme it gets the light one.
 */
export function legacyCss(css: Support): Rewrite {
  const rewrites: [isKnown: boolean, rewrite: Rewrite][] = [
    [css.supports('color', 'light-dark(red,red)'), lightOnly],
    [css.supports('color', 'oklch(from red l c h)'), withoutRelativeColours],
    [css.supports('color', 'color-mix(in srgb,red,red)'), withoutMixes],
    [css.supports('selector(:state(a))'), (text) => text.replace(/:state\(([\w-]+)\)/g, '[data-tp-$1]')],
    [css.supports('selector(:popover-open)'), inPlace],
  ];
  const needed = rewrites.filter(([isKnown]) => !isKnown).map(([, rewrite]) => rewrite);
  return (text) => needed.reduce((rewritten, rewrite) => rewrite(rewritten), text);
}

const lightOnly: Rewrite = (text) =>
  replaceCalls(text, 'light-dark', ([light = '']) => light).replace(
    /color-scheme:\s*(light dark|dark)/g,
    'color-scheme:light',
  );

const withoutRelativeColours: Rewrite = (text) => {
  const ofBase = replaceCalls(text, 'oklch', ([inside = '']) => baseOf(inside));
  return replaceCalls(ofBase, 'color', ([inside = '']) =>
    baseOf(inside) === undefined ? undefined : '#fff',
  );
};

/** Base colour of a relative colour: `from var(--x) l c h` yields `var(--x)`; undefined for other colours. */
const baseOf = (inside: string): string | undefined =>
  /^\s*from\s+((?:[^\s()]|\([^()]*(?:\([^()]*\)[^()]*)*\))+)/.exec(inside)?.[1];

const withoutMixes: Rewrite = (text) =>
  replaceCalls(text, 'color-mix', ([, first = '', second = '']) => {
    if (second.trim() === 'transparent') return first.replace(/\s+[\d.]+%\s*$/, '').trim();
    return first.includes('accent') ? SOFT : second.trim();
  });

const inPlace: Rewrite = (text) =>
  text.replaceAll(':popover-open', '[data-shown]') + (text.includes('--_neutral-1:') ? IN_PLACE : '');

/** Replaces each call of a CSS function by the result of `by` for its arguments; undefined leaves it unchanged. */
function replaceCalls(text: string, name: string, by: (given: string[]) => string | undefined): string {
  const call = new RegExp(String.raw`(?<![\w-])${name}\(`, 'g');
  for (let found = call.exec(text); found; found = call.exec(text)) {
    const { given, end } = argumentsAt(text, call.lastIndex);
    const instead = by(given);
    if (instead === undefined) continue;
    text = text.slice(0, found.index) + instead + text.slice(end);
    // the result may contain further calls
    call.lastIndex = found.index;
  }
  return text;
}

function argumentsAt(text: string, start: number): { given: string[]; end: number } {
  const given: string[] = [];
  let depth = 0;
  let from = start;
  for (let at = start; at < text.length; at += 1) {
    const sign = text[at];
    if (sign === '(') depth += 1;
    else if (sign === ')' && depth > 0) depth -= 1;
    else if (depth === 0 && (sign === ',' || sign === ')')) {
      given.push(text.slice(from, at));
      from = at + 1;
      if (sign === ')') return { given, end: from };
    }
  }
  return { given, end: text.length };
}
