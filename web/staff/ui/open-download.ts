/** Lets the browser fetch a file. @param name what it is called, where the server does not say */
export function openDownload(url: string, name = ''): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
}
