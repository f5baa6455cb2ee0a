import { FILE_ENDINGS, FILE_NAME_LETTERS, type FileType } from '../../../src/contract/files/files';

/** Characters that are invisible, reverse the direction of a name, or have a meaning in paths and systems. */
const UNWANTED = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}<>:"|?*]/gu;
const ENDING = /\.(pdf|jpe?g|png)$/i;

/**
 * Sanitises a file name for storage and download: no path, no invisible characters, a limited length, and the extension
 * of its content.
 */
export function cleanFileName(name: string, type: FileType): string {
  const ending = FILE_ENDINGS[type];
  const last = name.split(/[/\\]/).at(-1) ?? '';
  const clean = last
    .replace(UNWANTED, '')
    .replace(ENDING, '')
    .replace(/^[.\s]+|[.\s]+$/g, '');
  return `${[...clean].slice(0, FILE_NAME_LETTERS).join('') || '附件'}.${ending}`;
}
