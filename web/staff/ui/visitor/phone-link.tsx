/** The URL that calls a visitor's number; null if it is not plausibly one. */
export function callHref(phone: string): string | null {
  return /^\+?[\d\s()/.-]{5,40}$/.test(phone) ? `tel:${phone.replace(/[^\d+]/g, '')}` : null;
}

/** A visitor's phone number, as a link if it is plausibly one. */
export function PhoneLink({ phone }: { phone: string }) {
  const href = callHref(phone);
  if (!href) return phone;
  return (
    <a href={href} className="underline underline-offset-2">
      {phone}
    </a>
  );
}
