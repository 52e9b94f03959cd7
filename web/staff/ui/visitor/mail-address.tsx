import { visitorLine } from './visitor-line.ts';

/** A visitor's mail address in two parts, so that it wraps before the '@' rather than anywhere. */
export function MailAddress({ address }: { address: string }) {
  const shown = visitorLine(address);
  const at = Math.max(0, shown.lastIndexOf('@'));
  return (
    <>
      <span className="mail-part">{shown.slice(0, at)}</span>
      <wbr />
      <span className="mail-part">{shown.slice(at)}</span>
    </>
  );
}
