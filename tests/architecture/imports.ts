import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix, relative, sep } from 'node:path';

export interface Import {
  /** Importing file, from the project's root with forward slashes. */
  from: string;
  /** The specifier, resolved against the root when it is relative. */
  to: string;
  typeOnly: boolean;
}

const SOURCE = /\.(ts|tsx|mjs|js)$/;
const IMPORT =
  /(?:^|[;\n}])\s*(?:import|export)\s+(type\s+)?(?:[\w$*{}\s,]+?\s+from\s+)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/g;

/** Returns every import of the source files below some folders; imports in comments do not count. */
export function importsOf(folders: readonly string[], root = '.'): Import[] {
  return folders.flatMap((folder) => files(join(root, folder))).flatMap((file) => importsOfFile(file, root));
}

function importsOfFile(file: string, root: string): Import[] {
  const from = toPosix(relative(root, file));
  return importsInText(from, readFileSync(file, 'utf8'));
}

export function importsInText(from: string, text: string): Import[] {
  const code = text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');
  return [...code.matchAll(IMPORT)].map(([, type, fixed, dynamic]) => {
    const specifier = fixed ?? dynamic ?? '';
    const to = specifier.startsWith('.') ? posix.normalize(posix.join(dirname(from), specifier)) : specifier;
    return { from, to, typeOnly: type !== undefined };
  });
}

function files(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && SOURCE.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}

const toPosix = (path: string) => path.split(sep).join('/');
