let shown = addressNow();

/** Whether the address names another page than the one shown; #anchors are within it. */
export function asksForAnotherPage(): boolean {
  return addressNow() !== shown;
}

export function pageIsShown(): void {
  shown = addressNow();
}

function addressNow(): string {
  return window.location.pathname + window.location.search;
}
