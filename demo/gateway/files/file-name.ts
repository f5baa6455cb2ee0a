import { FILE_ENDINGS, FILE_NAME_LETTERS, type FileType } from '../../../src/contract/files/files';

/** What no one sees, what turns the direction of a name round, and what paths and systems have a use for. */
const UNWANTED = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}<>:"|?*]/gu;
const ENDING = /\.(pdf|jpe?g|png)$/i;

/** The name a file is kept and given under: no path, nothing unseen, not too long, its ending that of its content. */
export function cleanFileName(name: string, type: FileType): string {
  const ending = FILE_ENDINGS[type];
  const last = name.split(/[/\\]/).at(-1) ?? '';
  const clean = last
    .replace(UNWANTED, '')
    .replace(ENDING, '')
    .replace(/^[.\s]+|[.\s]+$/g, '');
  return `${[...clean].slice(0, FILE_NAME_LETTERS).join('') || '附件'}.${ending}`;
}
