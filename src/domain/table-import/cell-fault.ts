/** Why a cell that is not empty gives nothing to be taken. */
export type CellFault = 'error' | 'noResult' | 'tooNarrow' | 'hidden' | 'format';

/** A noncharacter, which no text of a file contains: a fault is never taken for the content of its cell. */
const MARK = '\uFFFF';

/** In the place of a cell's text, wherever the rows of a file are kept: a cell that cannot be taken is no empty one. */
export const faultyCell = (fault: CellFault, shown = ''): string => `${MARK}${fault}${MARK}${shown}`;

const ERRORS =
  /^#(?:N\/A|REF!|VALUE!|DIV\/0!|NAME\?|NULL!|NUM!|SPILL!|CALC!|FIELD!|BLOCKED!|UNKNOWN!|CONNECT!|BUSY!|PYTHON!|GETTING_DATA)$/i;
const TOO_NARROW = /^#{3,}$/;

/** A text as it is to be kept: one that spreadsheets write in the place of a value is the fault of its cell. */
export function cellOf(text: string): string {
  if (!text.includes('#') && !text.includes(MARK)) return text;
  const plain = text.trim();
  if (ERRORS.test(plain)) return faultyCell('error', plain);
  return TOO_NARROW.test(plain) ? faultyCell('tooNarrow') : text.replaceAll(MARK, '\uFFFD');
}

const MESSAGES: Readonly<Record<CellFault, string>> = {
  error: '单元格是公式错误，请改正后重试',
  noResult: '公式没有计算结果，请用Excel打开并保存后重试',
  tooNarrow: '单元格显示为####，请加宽该列或改正其数字格式后重试',
  hidden: '单元格的数字格式使内容不显示，请改正格式后重试',
  format: '不支持单元格的数字格式，请将该列设为文本后重试',
};

const shownOf = (text: string): string => text.split(MARK)[2] ?? '';

/** Message for a cell that cannot be taken; undefined for any other. */
export function cellFault(text: string): string | undefined {
  if (!text.startsWith(MARK)) return undefined;
  const fault = text.split(MARK)[1] ?? '';
  const message = Object.hasOwn(MESSAGES, fault) ? MESSAGES[fault as CellFault] : MESSAGES.format;
  const shown = shownOf(text);
  return shown === '' ? message : message.replace('公式错误', `公式错误${shown}`);
}

/** A cell as it is shown to people. */
export const shownCell = (text: string): string => (text.startsWith(MARK) ? shownOf(text) || '####' : text);
