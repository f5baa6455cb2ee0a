import { filesIn } from '../../../scripts/test/files';

/** Test files of each page, by the page's name. */
export type TestPages = Readonly<Record<string, readonly string[]>>;

/** Files that need code their page has not run before. */
const ISOLATED_FILES = [
  // removes natives before any code of the suite runs
  'tests/components/suite/older-browsers.test.ts',
  // blocks the code of charts
  'tests/components/suite/code-fault.test.ts',
  'tests/components/ui/chart/chart-missing.test.tsx',
];
/**
 * For runs with many files: loading the shared chunk takes a page longer than most tests, but beyond a few files the
 * gain is small.
 */
const MOST_ON_A_PAGE = 5;
const ENOUGH_PAGES = 20;

/** Pages of a run. Files in `TEST_FILES` share pages if they are many; files given by `--files` get one page each. */
export function testPages(args: readonly string[] = process.argv): TestPages {
  const named = namedFiles(args);
  const all = filesIn({ extent: 'all' }, 'tests/components');
  // the runner resolves patterns itself
  if (named.length > 0) return pagesOf(named.every((file) => all.includes(file)) ? named : all, 1);
  const files = process.env['TEST_FILES']?.split(' ') ?? all;
  const isAlone = (file: string) => ISOLATED_FILES.includes(file);
  const size = Math.min(MOST_ON_A_PAGE, Math.ceil(files.length / ENOUGH_PAGES));
  return {
    ...pagesOf(
      files.filter((file) => !isAlone(file)),
      size,
    ),
    ...pagesOf(files.filter(isAlone), 1),
  };
}

/** Values of `--files` in the runner's command line. */
function namedFiles(args: readonly string[]): readonly string[] {
  const at = args.indexOf('--files');
  if (at === -1) return [];
  const behind = args.slice(at + 1);
  const next = behind.findIndex((word) => word.startsWith('--'));
  return next === -1 ? behind : behind.slice(0, next);
}

/** A page is named after its first file. */
function pagesOf(files: readonly string[], size: number): TestPages {
  const firsts = files.filter((_file, index) => index % size === 0);
  return Object.fromEntries(
    firsts.map((first, page) => [first.replace(/\.tsx?$/, ''), files.slice(page * size, (page + 1) * size)]),
  );
}
