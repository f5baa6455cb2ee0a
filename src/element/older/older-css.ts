/** `CSS` of the browser, as far as it is asked. */
type Support = Pick<typeof CSS, 'supports'>;
type Rewrite = (css: string) => string;

/** Of the token that backgrounds of selected things have. */
const SOFT = '#e8effb';

/** What stands in for the top layer: the browser knows nothing of `popover`. */
const IN_PLACE = `@layer base{[popover]{position:fixed;z-index:2147483647;inset:0;width:fit-content;height:fit-content;overflow:auto}[popover]:not([data-shown]){display:none}}`;

/** Writes style sheets as an older browser reads them: by what it has, the light theme for what it cannot choose between. */
export function olderCss(css: Support): Rewrite {
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

/** `from var(--x) l c h` is made of `var(--x)`; undefined where a colour is made of none. */
const baseOf = (inside: string): string | undefined =>
  /^\s*from\s+((?:[^\s()]|\([^()]*(?:\([^()]*\)[^()]*)*\))+)/.exec(inside)?.[1];

const withoutMixes: Rewrite = (text) =>
  replaceCalls(text, 'color-mix', ([, first = '', second = '']) => {
    if (second.trim() === 'transparent') return first.replace(/\s+[\d.]+%\s*$/, '').trim();
    return first.includes('accent') ? SOFT : second.trim();
  });

const inPlace: Rewrite = (text) =>
  text.replaceAll(':popover-open', '[data-shown]') + (text.includes('--_neutral-1:') ? IN_PLACE : '');

/** Replaces each call of a function of CSS by what `by` makes of its arguments; undefined leaves it. */
function replaceCalls(text: string, name: string, by: (given: string[]) => string | undefined): string {
  const call = new RegExp(String.raw`(?<![\w-])${name}\(`, 'g');
  for (let found = call.exec(text); found; found = call.exec(text)) {
    const { given, end } = argumentsAt(text, call.lastIndex);
    const instead = by(given);
    if (instead === undefined) continue;
    text = text.slice(0, found.index) + instead + text.slice(end);
    // what was inside may be another
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
