import { readdirSync } from 'node:fs';
import { sep } from 'node:path';

/** An area of the product, named as its folders are: `order`, `flight-booking`. */
export type Area = string;

/** `short`: what `npm test` runs; `long`: what is rare or long, in files named `*.long.test.ts`; `all`: both. */
export type Extent = 'short' | 'long' | 'all';

/** Which tests are meant. */
export interface Selection {
  area?: Area | undefined;
  extent: Extent;
  /** These alone, if they are given. */
  files?: readonly string[];
}

const LONG = /\.long\.test\.tsx?$/;

/** Test files in folders, of one area if it is given: those in its folder, and those named after it. */
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
