import type { Import } from './imports';

export interface Rule {
  /** Files that the rule covers; `$1` in `may` is its first group. */
  from: RegExp;
  /** Allowed imports: paths of the project and names of packages. */
  may: readonly RegExp[];
  /** Further allowed imports of types. */
  mayTypes?: readonly RegExp[];
  /** Allowed alternative, shown with a violation. */
  allowed: string;
}

const NODE = /^node:/;
const REACT = /^(react|react-dom)(\/.*)?$/;
const ICONS = /^lucide-react/;

/** Both ends parse typed values by the same rules, which import nothing. */
const TYPED = /^src\/domain\/typed\//;
/** The gateway's time is taken from its answers, and read wherever code needs "today". */
const CLOCK = /^src\/domain\/clock$/;

/**
 * The import rules; the first match decides. Imports run one way: contract and domain at the bottom, then gateway,
 * session, ui, element, and the elements on top, which never import each other.
 */
export const RULES: readonly Rule[] = [
  {
    from: /^src\/domain\//,
    may: [/^src\/domain\//],
    mayTypes: [/^src\/contract\//],
    allowed: 'src/domain holds pure rules: it may import itself and, with `import type`, src/contract',
  },
  {
    from: /^src\/contract\//,
    may: [/^src\/contract\//, TYPED, /^valibot$/],
    allowed: 'src/contract may import itself, valibot, and how typed numbers are read',
  },
  {
    from: /^src\/gateway\//,
    may: [/^src\/(gateway|contract)\//, TYPED, CLOCK, /^axios(\/|$)|^(valibot|eventsource-parser)$/],
    allowed:
      'src/gateway may import src/contract, axios, eventsource-parser, valibot to check answers, how typed texts are read, and the clock',
  },
  {
    from: /^src\/check-gateway\//,
    may: [
      /^src\/check-gateway\//,
      /^src\/command\/usage-error$/,
      /^src\/contract\//,
      /^src\/gateway\/(encode|headers|settings)$/,
      NODE,
      /^(valibot|entry-of\/contract\/all)$/,
    ],
    allowed:
      'src/check-gateway is a command of the package: it may import src/contract, how src/gateway encodes and addresses a request, valibot, and Node',
  },
  {
    from: /^src\/protocol\//,
    may: [/^src\/(protocol|contract|domain)\//, NODE, /^valibot$/],
    allowed:
      'src/protocol has the messages between a gateway and the services behind it: it may import src/contract, src/domain, valibot and Node',
  },
  {
    from: /^src\/check-(supplier|tax|cashier)\//,
    may: [
      /^src\/check-(supplier|tax|cashier)\//,
      /^src\/command\/usage-error$/,
      /^src\/check-gateway\/problems$/,
      /^src\/(protocol|contract|domain)\//,
      NODE,
      /^valibot$/,
    ],
    allowed:
      'a command that checks a service may import how check-gateway names a broken field, src/protocol, src/contract, src/domain, valibot and Node',
  },
  {
    from: /^src\/command\//,
    may: [/^src\/command\//, /^src\/check-[a-z]+\/(options|run)$/, NODE],
    allowed: 'src/command may import options and run of the commands, and Node',
  },
  {
    from: /^src\/session\//,
    may: [/^src\/(session|gateway|contract|domain)\//, /^zustand(\/|$)/],
    allowed: 'src/session may import src/gateway, src/contract, src/domain and zustand',
  },
  {
    from: /^src\/ui\/form\//,
    may: [/^src\/ui\/(form|field)\//, REACT, /^(react-hook-form|valibot)$/],
    allowed: 'src/ui/form may import its own folder, src/ui/field, React, react-hook-form and valibot',
  },
  {
    from: /^src\/ui\//,
    may: [
      /^src\/(ui|domain)\//,
      REACT,
      ICONS,
      /^@floating-ui\/react$/,
      /^react-day-picker(\/.*)?$/,
      /^date-fns(\/.*)?$/,
      /^echarts\/(core|charts|components|renderers)$/,
      /^(uqr|fflate)$/,
      /^@tanstack\/react-(table|virtual)$/,
      /^pinyin-pro$/,
    ],
    allowed:
      'src/ui may import React, floating-ui, echarts and the table, list, calendar, QR code, ZIP and icon libraries, and src/domain',
  },
  {
    from: /^src\/element\/data\//,
    may: [/^src\/(element|gateway|contract)\//, REACT, /^(zustand|@tanstack\/react-query)(\/|$)/],
    allowed:
      'src/element/data may import src/element, src/gateway, src/contract, React, zustand and react-query: the one cache lives here',
  },
  {
    from: /^src\/element\/(resource|administration|table-import)\//,
    may: [
      /^src\/(element|ui|contract)\//,
      /^src\/domain\/(texts|money)\//,
      /^src\/domain\/shanghai-time$/,
      /^src\/domain\/table-import\/table-columns$/,
      REACT,
      ICONS,
      /^(zustand|valibot)(\/|$)/,
    ],
    allowed:
      'the kit of administration pages may import src/element, src/ui, src/contract, texts, money, time and columns of tables of src/domain, React, icons, zustand, valibot',
  },
  {
    from: /^src\/element\//,
    may: [
      /^src\/(element|session|gateway|ui)\//,
      /^src\/(contract|domain\/texts)\//,
      CLOCK,
      REACT,
      ICONS,
      /^@r2wc\/react-to-web-component$/,
      /^(zustand|lit|@lit\/context|valibot)(\/|$)/,
      /^package\.json$/,
    ],
    allowed:
      'src/element may import src/session, src/gateway, src/ui, src/contract, src/domain/texts, the clock, React, icons, r2wc, lit, zustand, valibot',
  },
  {
    from: /^components\/(index|broken-page|first-paints|element-discovery|loader|loader-api|page-config|page-loader|portal-loader|package-\w+)\.ts$/,
    may: [/^components\//, /^src\//, /^valibot$/],
    allowed: 'the list of elements and the loaders may import elements and src',
  },
  {
    from: /^components\/pages\.ts$/,
    may: [/^src\/domain\//, NODE],
    allowed: 'the list of pages for Node gathers the pages.ts of the areas and imports src/domain alone',
  },
  {
    from: /^components\/([^/]+)\/[\w-]*pages\.ts$/,
    may: [/^src\/domain\//, /^components\/$1\/[\w-]*pages$/],
    allowed: 'the pages of an area are plain data, read in Node too: they may import src/domain alone',
  },
  {
    from: /^components\/([^/]+)\//,
    may: [
      /^components\/$1\//,
      /^src\//,
      /^(?!\.|src\/|components\/|demo\/|node:|axios(\/|$)|@tanstack\/react-query|react-hook-form)/,
    ],
    allowed:
      'an element may import its own folder, src and libraries but axios, which src/gateway alone speaks to, and react-query: data are read by useCall and read, and changed by useIntent, of src/element/data, and forms are made by createForm of src/ui/form; never another element: they cooperate by tag, event and context',
  },
  {
    from: /^demo\/gateway\/(server|db)\//,
    may: [
      /^demo\/gateway\/(server|db)\//,
      /^src\/(contract|domain|protocol)\//,
      NODE,
      /^(?!\.|src\/|components\/|demo\/)/,
    ],
    allowed:
      'server/ and db/ know no area: what they need of one is a part of Area (server/area.ts), which the area’s area.ts fills in',
  },
  {
    from: /^demo\/gateway\//,
    may: [
      /^demo\/gateway\//,
      /^src\/(contract|domain|protocol)\//,
      /^components\/pages$/,
      NODE,
      /^(?!\.|src\/|components\/|demo\/)/,
    ],
    allowed:
      'the reference gateway may import src/contract, src/domain, src/protocol, the list of pages, its own folders and server libraries',
  },
  {
    from: /^demo\/parts\//,
    may: [/^demo\/parts\//, /^src\/(ui|domain)\//, REACT, ICONS, /^valibot$/],
    mayTypes: [/^scripts\/parts\/ui-parts$/],
    allowed:
      'the page that shows the parts of src/ui may import src/ui, src/domain, React, icons and valibot',
  },
  {
    from: /^demo\//,
    may: [
      /^demo\/((portal|legacy|partner|server-site|docs)\/|html$)/,
      NODE,
      /^(?!\.|src\/|components\/|demo\/|travel-portal)/,
    ],
    allowed: 'host pages use the built package only, as their owners would',
  },
];

export interface Violation {
  from: string;
  to: string;
  message: string;
}

export function violations(imports: readonly Import[]): Violation[] {
  return imports.flatMap(({ from, to, typeOnly }) => {
    const rule = RULES.find((candidate) => candidate.from.test(from));
    if (!rule) return [{ from, to, message: `${from} lies outside every folder the rules know` }];
    const group = rule.from.exec(from)?.[1] ?? '';
    const allowed = [...rule.may, ...(typeOnly ? (rule.mayTypes ?? []) : [])];
    const free = allowed.some((pattern) => new RegExp(pattern.source.replace('$1', group)).test(to));
    return free ? [] : [{ from, to, message: `${from} imports ${to}: ${rule.allowed}` }];
  });
}

const ELEMENT = /^components\/.+\/element$/;
/** Modules that define elements, and therefore import element modules. */
const DEFINES = /^components\/(index|[^/]+\/define)\.ts$/;

/**
 * Returns imports of an element module from its views, types included. They would form a circle, because an element
 * loads its views, which read its declaration beside it.
 */
export function elementImports(imports: readonly Import[]): string[] {
  return imports
    .filter(({ from, to }) => from.startsWith('components/') && ELEMENT.test(to) && !DEFINES.test(from))
    .map(({ from, to }) => `${from} imports ${to}: views import the declaration.ts beside it`);
}

/**
 * Returns circles among the project's own modules that involve dynamic imports, which the linter leaves out. The linter
 * finds all others, types included. Types do not count here, because a translation imports those of the texts that load
 * it.
 */
export function circles(imports: readonly Import[]): string[][] {
  const known = new Map<string, string>();
  for (const { from } of imports) known.set(from.replace(/\.\w+$/, ''), from);
  const edges = new Map<string, string[]>();
  for (const { from, to, typeOnly } of imports) {
    // data and style sheets import nothing
    const target = /\.(json|css)/.test(to)
      ? undefined
      : (known.get(to) ?? known.get(to.replace(/\.\w+$/, '')));
    if (target && !typeOnly) edges.set(from, [...(edges.get(from) ?? []), target]);
  }
  const found: string[][] = [];
  const state = new Map<string, 'open' | 'done'>();
  const visit = (node: string, path: string[]): void => {
    if (state.get(node) === 'done') return;
    if (state.get(node) === 'open') {
      found.push([...path.slice(path.indexOf(node)), node]);
      return;
    }
    state.set(node, 'open');
    for (const next of edges.get(node) ?? []) visit(next, [...path, node]);
    state.set(node, 'done');
  };
  for (const node of edges.keys()) visit(node, []);
  return found;
}
