/** English of the messages about files with tables and their cells, by the Chinese ones of the contract and the gateway. */
export default {
  请选择文件: 'Choose a file',
  '文件不能超过{size}': 'A file may have {size} at most',
  '文件内容为空，请重新选择': 'The file is empty. Choose another',
  文件中没有记录: 'There are no records in the file',
  '一次最多导入{#rows}行': 'Import {#rows} rows at a time at most',
  '列数不能超过{#columns}': 'There can be {#columns} columns at most',
  '表格中有合并单元格，请取消合并后重试': 'There are merged cells. Split them and try again',
  '无法读取该文件，请使用.xlsx，或UTF-8、GB18030编码的.csv':
    'The file cannot be read. Use .xlsx, or .csv in UTF-8 or GB18030',
  '文件内容过大，无法读取，请拆分后重试': 'The file is too large to read. Split it and try again',
  '不支持旧版.xls文件，请另存为.xlsx或.csv': 'Old .xls files cannot be read. Save it as .xlsx or .csv',
  '文件设有打开密码，请取消密码后重新上传': 'The file has a password. Remove it and upload the file again',
  '该文件的内容是网页，不是Excel表格，请用Excel打开后另存为.xlsx或.csv':
    'The file is a web page, not a spreadsheet. Open it in Excel and save it as .xlsx or .csv',
  '不支持该表格格式，请用Excel打开后另存为.xlsx或.csv':
    'This kind of spreadsheet cannot be read. Open it in Excel and save it as .xlsx or .csv',
  每个字段只能对应一列: 'A field has one column only',
  文件中没有该列: 'The file has no such column',
  每列只能对应一个字段: 'A column has one field only',
  没有该字段: 'There is no such field',
  该类型没有此字段: 'This kind has no such field',
  '缺少列：{names}等': 'Missing columns: {names} and others',
  '不能识别的列：{names}等': 'Unknown columns: {names} and others',
  '重复的列：{names}等': 'Columns given twice: {names} and others',
  '{$one}；{$other}': '{$one}; {$other}',
  '缺少列：{names}': 'Missing columns: {names}',
  '不能识别的列：{names}': 'Unknown columns: {names}',
  '重复的列：{names}': 'Columns given twice: {names}',
  '只能填写：{names}': 'Only these can be filled in: {names}',
  应为整数: 'Fill in a whole number',
  '应在{least}到{most}之间': 'Fill in a number from {least} to {most}',
  '百分比格式不正确，如15%': 'This is no percentage such as 15%',
  含有不支持的字符: 'There are characters that cannot be used',
  '不能超过{#most}个字': '{#most} characters at most',
  '金额以元为单位，最多两位小数': 'Fill in an amount in yuan, with two decimals at most',
  '日期格式不正确，应为YYYY-MM-DD': 'Fill in a date as YYYY-MM-DD',
  '单元格是公式错误，请改正后重试': 'The cell has an error of a formula. Correct it and try again',
  '单元格是公式错误{error}，请改正后重试':
    'The cell has the error {error} of a formula. Correct it and try again',
  '公式没有计算结果，请用Excel打开并保存后重试':
    'A formula has no result. Open the file in Excel, save it and try again',
  '单元格显示为####，请加宽该列或改正其数字格式后重试':
    'The cell shows ####. Widen the column or correct its number format, and try again',
  '单元格的数字格式使内容不显示，请改正格式后重试':
    'The number format of the cell hides its content. Correct it and try again',
  '不支持单元格的数字格式，请将该列设为文本后重试':
    'The number format of the cell is not supported. Set the column to text and try again',
};
