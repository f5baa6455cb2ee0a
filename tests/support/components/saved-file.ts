import { until } from './fake-runtime';

interface Screen {
  root: ParentNode;
  button(name: string): HTMLElement | undefined;
}

/** Saves a chart or table by its title and returns the file; `choice` is the entry of the menu. */
export async function savedFile(screen: Screen, title: string, choice: string): Promise<Blob> {
  const { createObjectURL } = URL;
  const files: Blob[] = [];
  URL.createObjectURL = (file: Blob) => {
    files.push(file);
    return createObjectURL(file);
  };
  try {
    const button = () => screen.root.querySelector<HTMLElement>(`button[aria-label^="保存：${title}"]`);
    await until(button, `the button of ${title}`);
    button()?.click();
    await until(() => screen.button(choice), choice);
    screen.button(choice)?.click();
    await until(() => files.length > 0, 'the file');
  } finally {
    URL.createObjectURL = createObjectURL;
  }
  return files[0] ?? new Blob();
}

export const WORKBOOK = 'Excel 表格（.xlsx）';
export const CSV = 'CSV 文件（.csv）';
export const PICTURE = '图片（.png）';
