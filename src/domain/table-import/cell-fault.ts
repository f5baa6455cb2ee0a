/** Reason why a cell that is not empty has no usable value. */
export type CellFault = 'error' | 'noResult' | 'tooNarrow' | 'hidden' | 'format';

/** A noncharacter, which no text of a file contains, so that a fault is never confused with the content of its cell. */
const MARK = '\uFFFF';

/** Replaces a cell's text wherever the rows of a file are stored, because an unusable cell must not count as empty. */
export const faultyCell = (fault: CellFault, shown = ''): string => `${MARK}${fault}${MARK}${shown}`;

const ERRORS =
  /^#(?:N\/A|REF!|VALUE!|DIV\/0!|NAME\?|NULL!|NUM!|SPILL!|CALC!|FIELD!|BLOCKED!|UNKNOWN!|CONNECT!|BUSY!|PYTHON!|GETTING_DATA)$/i;
const TOO_NARROW = /^#{3,}$/;

/**
 * Returns the text for storage: texts that spreadsheets write in the place of a value become the fault of their cell.
 */
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

const displayTextOf = (text: string): string => text.split(MARK)[2] ?? '';

/** Returns the message for an unusable cell; undefined for any other. */
export function cellFault(text: string): string | undefined {
  if (!text.startsWith(MARK)) return undefined;
  const fault = text.split(MARK)[1] ?? '';
  const message = Object.hasOwn(MESSAGES, fault) ? MESSAGES[fault as CellFault] : MESSAGES.format;
  const shown = displayTextOf(text);
  return shown === '' ? message : message.replace('公式错误', `公式错误${shown}`);
}

/** Returns the text of a cell for display. */
export const displayCell = (text: string): string =>
  text.startsWith(MARK) ? displayTextOf(text) || '####' : text;
