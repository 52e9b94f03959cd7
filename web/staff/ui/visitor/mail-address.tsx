import { visitorLine } from './visitor-line.ts';

/** A visitor's mail address in two parts, so that it wraps before the '@' rather than anywhere. */
export function MailAddress({ address }: { address: string }) {
  const shown = visitorLine(address);
  const at = Math.max(0, shown.lastIndexOf('@'));
  const [name, domain] = [shown.slice(0, at), shown.slice(at)];
  return (
    <>
      <span className="mail-part" data-clipped={shown.length > 20 || undefined}>
        {name}
      </span>
      <wbr />
      <span className="mail-part" data-clipped={domain.length > 14 || undefined}>
        {domain}
      </span>
    </>
  );
}
