import { xmlText } from './xml-text';

export const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
export const SHEET_NAMESPACE = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';

/** Returns the path of a sheet in the workbook, by its place from 0. */
export const sheetPath = (at: number): string => `xl/worksheets/sheet${at + 1}.xml`;

/** Number formats of the cells by their number in the style sheet; those from 164 on are the workbook's own. */
const FORMATS = {
  plain: 0,
  amount: 4,
  whole: 3,
  tenth: 164,
  percent: 165,
  day: 166,
  month: 167,
  time: 168,
} as const;
const OWN_FORMATS = {
  164: '#,##0.0',
  165: '0.0%',
  166: 'yyyy\\-mm\\-dd',
  167: 'yyyy\\-mm',
  168: 'yyyy\\-mm\\-dd hh:mm',
} as const;
export type CellStyle = keyof typeof FORMATS | 'formula';

/** `formula`: a text that would become a formula when its cell is edited. */
const STYLES: readonly CellStyle[] = [...(Object.keys(FORMATS) as (keyof typeof FORMATS)[]), 'formula'];

/** Returns the number of a cell's style, for the attribute `s`. */
export const styleOf = (style: CellStyle, isStrong = false): number =>
  2 * STYLES.indexOf(style) + (isStrong ? 1 : 0);

const formatXml = Object.entries(OWN_FORMATS)
  .map(([id, code]) => `<numFmt numFmtId="${id}" formatCode="${code}"/>`)
  .join('');
const styleXml = STYLES.flatMap((style) =>
  [0, 1].map((font) => {
    const kind =
      style === 'formula'
        ? ' quotePrefix="1"'
        : ` numFmtId="${FORMATS[style]}"${style === 'plain' ? '' : ' applyNumberFormat="1"'}`;
    return `<xf xfId="0" fontId="${font}"${kind}${font === 1 ? ' applyFont="1"' : ''}/>`;
  }),
).join('');

/** Returns the parts of a workbook with sheets of these names (ECMA-376), without the sheets. */
export function workbookParts(sheetNames: readonly string[]): Readonly<Record<string, string>> {
  const styles = `rId${sheetNames.length + 1}`;
  const each = (part: (id: number, name: string) => string): string =>
    sheetNames.map((name, at) => part(at + 1, name)).join('');
  const types = each(
    (id) =>
      `<Override PartName="/${sheetPath(id - 1)}" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/>`,
  );
  const relations = each(
    (id) =>
      `<Relationship Id="rId${id}" Type="${RELATIONS}/worksheet" Target="${sheetPath(id - 1).replace('xl/', '')}"/>`,
  );
  const sheets = each((id, name) => `<sheet name="${xmlText(name)}" sheetId="${id}" r:id="rId${id}"/>`);
  return {
    '[Content_Types].xml': `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/>${types}<Override PartName="/xl/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml"/></Types>`,
    '_rels/.rels': `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `${XML}<workbook xmlns="${SHEET_NAMESPACE}" xmlns:r="${RELATIONS}"><sheets>${sheets}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${XML}<Relationships xmlns="${PACKAGE}/relationships">${relations}<Relationship Id="${styles}" Type="${RELATIONS}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': `${XML}<styleSheet xmlns="${SHEET_NAMESPACE}"><numFmts count="${Object.keys(OWN_FORMATS).length}">${formatXml}</numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="${2 * STYLES.length}">${styleXml}</cellXfs></styleSheet>`,
  };
}
