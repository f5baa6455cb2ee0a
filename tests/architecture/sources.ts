import { readdirSync, readFileSync } from 'node:fs';

/** Scripts of the elements and of the modules they use, by path from the project's root. */
export const SOURCES: readonly string[] = ['src', 'components'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .filter((file) => /\.tsx?$/.test(file)),
);

/** Returns the text of a script without comments. */
export const codeOf = (file: string) => readFileSync(file, 'utf8').replace(/\/\*[^]*?\*\/|\/\/.*$/gm, '');
