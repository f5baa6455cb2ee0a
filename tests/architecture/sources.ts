import { readdirSync, readFileSync } from 'node:fs';

/** Every script of the elements and what they stand on, by its path from the project's folder. */
export const SOURCES: readonly string[] = ['src', 'components'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .filter((file) => /\.tsx?$/.test(file)),
);

/** The text of a script without its comments. */
export const codeOf = (file: string) => readFileSync(file, 'utf8').replace(/\/\*[^]*?\*\/|\/\/.*$/gm, '');
