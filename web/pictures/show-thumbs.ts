/** Loads the thumbnails (`LaterThumb`) in a part of the page that is being opened. */
export function showThumbs(part: ParentNode): void {
  for (const use of part.querySelectorAll<SVGUseElement>('use[data-later]')) {
    use.setAttribute('href', use.dataset.later ?? '');
    use.removeAttribute('data-later');
  }
}
