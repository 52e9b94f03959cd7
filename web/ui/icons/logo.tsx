/** The logo: an A drawn as a small constellation. Decorative, because the company's name is next to it. */
export function LogoMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 28 28" width="28" height="28" aria-hidden="true" className={`shrink-0 ${className ?? ''}`}>
      <path d="M4 22 14 5l10 17M8.5 14.5h11" className="fill-none stroke-current" strokeWidth="1.5" />
      <circle cx="14" cy="5" r="2.6" className="fill-current" />
      <circle cx="4" cy="22" r="2.2" className="fill-current" />
      <circle cx="24" cy="22" r="2.2" className="fill-current" />
    </svg>
  );
}
