import { readdirSync } from 'node:fs';
import { sep } from 'node:path';

/** Area of the product, named like its folders: `order`, `flight-booking`. */
export type Area = string;

/** `short`: tests of `npm test`; `long`: rare or long tests, in files named `*.long.test.ts`; `all`: both. */
export type Extent = 'short' | 'long' | 'all';

/** Selection of tests. */
export interface Selection {
  area?: Area | undefined;
  extent: Extent;
  /** Restricts the selection to these files. */
  files?: readonly string[];
}

const LONG = /\.long\.test\.tsx?$/;

/** Returns the test files in folders. With an area: the files in its folder, and those named after it. */
export function filesIn({ area, extent, files: only }: Selection, ...folders: string[]): string[] {
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.test\.tsx?$/.test(file))
      .map((file) => `${folder}/${file.split(sep).join('/')}`),
  );
  return files
    .filter((file) => extent === 'all' || LONG.test(file) === (extent === 'long'))
    .filter((file) => area === undefined || isOf(area, file))
    .filter((file) => only === undefined || only.includes(file))
    .sort();
}

function isOf(area: Area, file: string): boolean {
  const folders = file.replace(/(\.long)?\.test\.tsx?$/, '').split('/');
  return folders.includes(area);
}
