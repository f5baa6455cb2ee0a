import { filesIn } from '../../../scripts/test/files';

/** The test files of each page, by the page's name. */
export type TestPages = Readonly<Record<string, readonly string[]>>;

/** Files that stand on code that their page has not run before. */
const ALONE = [
  // natives are taken away before any of our code runs
  'tests/components/suite/older-browsers.test.ts',
  // the code of charts does not come
  'tests/components/suite/code-fault.test.ts',
  'tests/components/ui/chart/chart-missing.test.tsx',
];
/** Of many files: a page needs longer to load the shared chunk than for most tests, and with more than a few files the gain is small. */
const MOST_ON_A_PAGE = 5;
const ENOUGH_PAGES = 20;

/** The files of a run (`TEST_FILES`), several on a page if they are many; those behind `--files` each on a page of its own. */
export function testPages(args: readonly string[] = process.argv): TestPages {
  const named = namedFiles(args);
  const all = filesIn({ extent: 'all' }, 'tests/components');
  // of a pattern the runner finds the files
  if (named.length > 0) return pagesOf(named.every((file) => all.includes(file)) ? named : all, 1);
  const files = process.env['TEST_FILES']?.split(' ') ?? all;
  const isAlone = (file: string) => ALONE.includes(file);
  const size = Math.min(MOST_ON_A_PAGE, Math.ceil(files.length / ENOUGH_PAGES));
  return {
    ...pagesOf(
      files.filter((file) => !isAlone(file)),
      size,
    ),
    ...pagesOf(files.filter(isAlone), 1),
  };
}

/** The values of `--files` in the command line of the runner. */
function namedFiles(args: readonly string[]): readonly string[] {
  const at = args.indexOf('--files');
  if (at === -1) return [];
  const behind = args.slice(at + 1);
  const next = behind.findIndex((word) => word.startsWith('--'));
  return next === -1 ? behind : behind.slice(0, next);
}

/** Each page has the name of its first file. */
function pagesOf(files: readonly string[], size: number): TestPages {
  const firsts = files.filter((_file, index) => index % size === 0);
  return Object.fromEntries(
    firsts.map((first, page) => [first.replace(/\.tsx?$/, ''), files.slice(page * size, (page + 1) * size)]),
  );
}
