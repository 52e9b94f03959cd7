let shown = addressNow();

/** Whether the URL is that of another page than the one shown; fragments do not count. */
export function asksForAnotherPage(): boolean {
  return addressNow() !== shown;
}

export function pageIsShown(): void {
  shown = addressNow();
}

function addressNow(): string {
  return window.location.pathname + window.location.search;
}
