import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { dropUnreached } from './drop-unreached';
import { editorData } from './editor-data';
import { elementTypes } from './element-types';
import { entryTypes } from './entry-types';
import { frameworkTypes } from './framework-types';

const TYPES = 'dist/types';

/** Completes the types that the compiler wrote into `dist/types/sources`, and writes the data files for editors. */
export function writeTypes(): void {
  nameFiles(join(TYPES, 'sources'));
  write({ 'elements.d.ts': elementTypes(), ...entryTypes(), ...frameworkTypes() });
  dropUnreached(TYPES);
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  write(
    Object.fromEntries(
      Object.entries(editorData(version)).map(([file, data]) => [file, `${JSON.stringify(data, null, 2)}\n`]),
    ),
  );
  // modules with types only need a file for imports by name
  write({ 'types-only.js': 'export {};\n' });
}

function write(files: Readonly<Record<string, string>>): void {
  for (const [file, text] of Object.entries(files)) {
    const path = join(TYPES, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
}

/**
 * Adds extensions to imports: Node resolves neither folders nor files without one, and the sources leave both to the
 * bundler.
 */
function nameFiles(folder: string): void {
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.d.ts')) continue;
    const path = join(folder, file);
    const text = readFileSync(path, 'utf8');
    const named = text.replace(
      /(from |import\()(['"])(\.[^'"]*)\2/g,
      (_, before: string, quote: string, to: string) => {
        const isFile = existsSync(join(dirname(path), `${to}.d.ts`));
        return `${before}${quote}${to}${isFile ? '.js' : '/index.js'}${quote}`;
      },
    );
    if (named !== text) writeFileSync(path, named);
  }
}
