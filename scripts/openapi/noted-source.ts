import { parseSync } from 'vite';

/** Nodes of the syntax tree, as far as they are read here. */
interface Node {
  type: string;
  start: number;
  end: number;
  [field: string]: unknown;
}
interface Insertion {
  at: number;
  text: string;
  /** Insertions at one place: those of outer nodes come first at their start, and last at their end. */
  depth: number;
}

const COMMENT = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*$/;
const FUNCTIONS = ['ArrowFunctionExpression', 'FunctionExpression'];

/**
 * Returns a module of the contract in which every constant and every field tells its comment to `notes.ts`,
 * so that the comments can be looked up by the schemas at run time. Its behaviour is unchanged.
 */
export function notedSource(file: string, code: string, notesModule: string): string {
  const insertions: Insertion[] = [];
  const { program } = parseSync(file, code, { lang: 'ts' });
  noteConstants(program as unknown as Node, code, insertions);
  visit(program as unknown as Node, 0, (node, depth) => {
    if (node.type === 'ObjectExpression') noteObject(node, depth, code, insertions);
  });
  return `import { noteConstant as _noteConstant, noteFields as _noteFields } from ${JSON.stringify(notesModule)};\n${inserted(code, insertions)}`;
}

function noteConstants(program: Node, code: string, insertions: Insertion[]): void {
  for (const statement of program['body'] as Node[]) {
    const declaration = (statement['declaration'] ?? statement) as Node;
    if (declaration.type !== 'VariableDeclaration') continue;
    for (const { id, init } of declaration['declarations'] as { id: Node; init: Node | null }[]) {
      if (init === null || FUNCTIONS.includes(init.type) || id.type !== 'Identifier') continue;
      const note = commentBefore(code, statement.start);
      wrap(
        init,
        -1,
        ['_noteConstant(', `, ${JSON.stringify(id['name'])}, ${JSON.stringify(note)})`],
        insertions,
      );
    }
  }
}

function noteObject(node: Node, depth: number, code: string, insertions: Insertion[]): void {
  const properties = node['properties'] as Node[];
  const own: Record<string, string> = {};
  const spread: string[] = [];
  for (const property of properties) {
    if (property.type === 'SpreadElement') {
      const { type, start, end } = property['argument'] as Node;
      // other expressions would be evaluated twice
      if (type === 'Identifier' || type === 'MemberExpression') spread.push(code.slice(start, end));
      continue;
    }
    const { name, value } = property['key'] as { name?: string; value?: unknown };
    const key = name ?? (typeof value === 'string' ? value : undefined);
    const note = commentBefore(code, property.start);
    if (key !== undefined && property['computed'] !== true) own[key] = note;
  }
  wrap(node, depth, ['_noteFields(', `, ${JSON.stringify(own)}, [${spread.join(', ')}])`], insertions);
}

function wrap(
  { start, end }: Node,
  depth: number,
  [before, after]: [string, string],
  insertions: Insertion[],
): void {
  insertions.push({ at: start, text: before, depth }, { at: end, text: after, depth: -depth });
}

function inserted(code: string, insertions: readonly Insertion[]): string {
  let text = '';
  let from = 0;
  for (const { at, text: added } of insertions.toSorted((a, b) => a.at - b.at || a.depth - b.depth)) {
    text += code.slice(from, at) + added;
    from = at;
  }
  return text + code.slice(from);
}

function visit(node: Node, depth: number, each: (node: Node, depth: number) => void): void {
  each(node, depth);
  for (const value of Object.values(node)) {
    for (const inner of Array.isArray(value) ? (value as unknown[]) : [value]) {
      if (isNode(inner)) visit(inner, depth + 1, each);
    }
  }
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/** The JSDoc comment directly before a place, as one line. */
function commentBefore(code: string, at: number): string {
  const [, comment = ''] = COMMENT.exec(code.slice(Math.max(0, at - 4000), at)) ?? [];
  return comment
    .replaceAll(/^\s*\*( |$)?/gm, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
