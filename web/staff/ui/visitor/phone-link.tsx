import { callHref } from '#contract/call-href.ts';

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
