/** Fetches the thumbnails (`LaterThumb`) of a part of the page that opens. */
export function showThumbs(part: ParentNode): void {
  for (const use of part.querySelectorAll<SVGUseElement>('use[data-later]')) {
    use.setAttribute('href', use.dataset.later ?? '');
    use.removeAttribute('data-later');
  }
}
