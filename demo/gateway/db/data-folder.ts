import { existsSync, mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { lockFolder } from './folder-lock';
import { LOCK_PREFIX } from './lock-files';

const MB = 1024 * 1024;
/** Twice the size of a new database with the demo data and its log. */
const NEEDED_MB = 100;
/** Free space below which any failure is attributed to a full disk. */
const FULL_MB = 2;

/**
 * Creates a folder if needed, locks it for this process and opens the database in it. Throws an error in Chinese and
 * English that describes a problem of the folder. A database that could not be created completely is removed.
 */
export async function openFolder(folder: string): Promise<{ pglite: PGlite; release(): Promise<void> }> {
  try {
    make(folder);
  } catch (error) {
    throw explainFolderError(folder, error);
  }
  const lock = await lockFolder(folder).catch((error: unknown) => {
    throw explainFolderError(folder, error);
  });
  const isNew = !existsSync(join(folder, 'PG_VERSION'));
  const isEmpty = isNew && contentOf(folder).length === 0;
  try {
    if (isNew && freeMb(folder) < NEEDED_MB) throw new FolderError(folder, 'full');
    return { pglite: await PGlite.create(folder), release: lock.release };
  } catch (error) {
    if (isEmpty) for (const name of contentOf(folder)) rmSync(join(folder, name), { recursive: true });
    await lock.release();
    throw freeMb(folder) < FULL_MB
      ? new FolderError(folder, 'full', error)
      : explainFolderError(folder, error);
  }
}

function make(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    // a recursive mkdir reports ENOENT for a read-only file system, so this retries for the true error
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') mkdirSync(folder);
    throw error;
  }
}

/** Translates an error of the start into a description of the folder's problem, if it is one. */
export function explainFolderError(folder: string, error: unknown): unknown {
  if (error instanceof FolderError) return error;
  const code = error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
  const problem = PROBLEMS[code];
  return problem === undefined ? error : new FolderError(folder, problem, error);
}

type Problem = 'full' | 'read-only' | 'no right' | 'no folder';

/** By error code of the system, and of PostgreSQL. */
const PROBLEMS: Readonly<Record<string, Problem>> = {
  ENOSPC: 'full',
  EDQUOT: 'full',
  '53100': 'full',
  EROFS: 'read-only',
  EACCES: 'no right',
  EPERM: 'no right',
  ENOTDIR: 'no folder',
  EEXIST: 'no folder',
};

const TEXTS: Readonly<Record<Problem, (folder: string) => string>> = {
  full: (folder) =>
    `数据目录 ${folder} 所在磁盘空间不足：首次启动至少需要 ${NEEDED_MB} MB，可用 ${freeMb(folder)} MB。\n` +
    `The disk of the data folder ${folder} is full: the first start needs ${NEEDED_MB} MB, ${freeMb(folder)} MB are free.`,
  'read-only': (folder) =>
    `数据目录 ${folder} 位于只读文件系统，请改用可写的目录（DATA_DIR）。\n` +
    `The data folder ${folder} is on a read-only file system: choose one that can be written (DATA_DIR).`,
  'no right': (folder) =>
    `没有数据目录 ${folder} 的写入权限，请检查目录的所有者和权限。\n` +
    `The data folder ${folder} may not be written by this user: see to its owner and rights.`,
  'no folder': (folder) =>
    `数据目录 ${folder} 不是目录：同名文件已存在或上级路径不是目录。\n` +
    `The data folder ${folder} is no folder: a file has its name, or a part of its path is a file.`,
};

class FolderError extends Error {
  constructor(folder: string, problem: Problem, cause?: unknown) {
    super(TEXTS[problem](folder), { cause });
    this.name = 'FolderError';
  }
}

const contentOf = (folder: string): string[] =>
  readdirSync(folder).filter((name) => !name.startsWith(LOCK_PREFIX));

/** Free megabytes of a folder's file system; 0 for a folder that could not be created. */
function freeMb(folder: string): number {
  if (!existsSync(folder)) return 0;
  const { bavail, bsize } = statfsSync(folder);
  return Math.floor((bavail * bsize) / MB);
}
